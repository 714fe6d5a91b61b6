/** A text of `most` characters at most, as people count them; the beginning of a longer one, with a sign that it goes on. */
export const begun = (text: string, most: number): string => {
  const signs = Array.from(text);
  return signs.length > most ? `${signs.slice(0, most).join('')}…` : text;
};
