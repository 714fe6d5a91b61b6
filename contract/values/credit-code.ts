const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** The last character of a unified social credit code (GB 32100), from its first 17. */
export function checkCharacter(first17: string): string {
  const sum = weights.reduce(
    (total, weight, place) => total + weight * alphabet.indexOf(first17.charAt(place)),
    0,
  );
  return alphabet.charAt((31 - (sum % 31)) % 31);
}

const unified = new RegExp(`^[${alphabet}]{18}$`);

/** Whether a text has the 18 characters of a unified social credit code; the check character is not verified. */
export const looksLikeCreditCode = (text: string): boolean => unified.test(text);

/** Whether a text is a unified social credit code with its check character. */
export const isCreditCode = (text: string): boolean =>
  looksLikeCreditCode(text) && checkCharacter(text.slice(0, 17)) === text.charAt(17);
