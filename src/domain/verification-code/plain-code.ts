/** A code as it is sent: without spaces, into which a keyboard may put one, and its digits of normal width (VAL-06). */
export const plainCode = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '');
