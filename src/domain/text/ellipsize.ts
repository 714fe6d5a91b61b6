/** A text of `most` characters at most, as people count them; the beginning of a longer one, with a sign that it goes on. */
export const ellipsize = (text: string, most: number): string => {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
};
