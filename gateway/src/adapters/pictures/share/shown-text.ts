/** The replacement of a character that the font lacks, as in print: an empty box would look like a defect. */
const lacking = '〓';

const isWord = /[\p{L}\p{N}]/u;

/**
 * A text as it can be drawn: letters that the font lacks become 〓, pictures and marks that it lacks are left out, and
 * an invisible character is a space.
 */
export const shownText = (text: string, has: (codePoint: number) => boolean): string =>
  Array.from(text.normalize('NFC').replace(/[\p{Cc}\p{Z}]+/gu, ' '), (sign) => {
    if (sign === ' ' || (!/\p{C}/u.test(sign) && has(sign.codePointAt(0) ?? 0))) return sign;
    return isWord.test(sign) ? lacking : '';
  })
    .join('')
    .replace(/ +/g, ' ')
    .trim();
