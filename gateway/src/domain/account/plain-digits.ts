/** The text of a field for digits, without spaces, and as plain digits where a keyboard wrote wide ones. */
export const plainDigits = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '');
