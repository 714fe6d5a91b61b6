/** How many signs one reads in a minute. */
export const signsInAMinute = 400;

/**
 * How long a rich text takes to read, in whole minutes and never less than one. Elements, entities and blanks do not
 * count: what is between '<' and '>' is taken for an element.
 * @param html rich text; it is measured, not shown
 */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^<>]*>/g, '').replace(/&[#\w]+;|\s/g, '');
  return Math.max(1, Math.ceil(Array.from(words).length / signsInAMinute));
}
