/** How many signs one reads in a minute. */
export const charactersPerMinute = 400;

/**
 * The time to read a rich text, in whole minutes and never less than one. Elements, entities and blanks do not
 * count: text between '<' and '>' is an element.
 * @param html rich text; it is measured, not shown
 */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^<>]*>/g, '').replace(/&[#\w]+;|\s/g, '');
  return Math.max(1, Math.ceil(Array.from(words).length / charactersPerMinute));
}
