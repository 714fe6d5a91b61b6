/** Joins two words, with a space where one of them has a Latin letter or a digit at the joint. */
export const joinWithSpace = (one: string, other: string): string =>
  `${one}${/\w$/.test(one) || /^\w/.test(other) ? ' ' : ''}${other}`;
