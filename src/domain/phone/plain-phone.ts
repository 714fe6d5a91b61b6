/**
 * The characters between the digits of a number: spaces of every width, dashes of every length, and invisible
 * marks, as lists of contacts copy them along.
 */
const between = /[\s\-\u2010-\u2015\u2212\uff0d\p{Cf}]/gu;

/**
 * A number as it is sent, without what was typed between its digits: '138 5120-6614' → '13851206614', as are digits of
 * full width. A leading '+'
 * stays. Text that is no number is only trimmed. Source: LOG-03, VAL-06
 */
export const plainPhone = (typed: string): string => {
  const plain = typed.normalize('NFKC').replaceAll(between, '');
  return /^\+?\d+$/.test(plain) ? plain : typed.trim();
};
