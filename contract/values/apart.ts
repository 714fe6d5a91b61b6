/** Words one after the other; Latin letters and digits stand apart from the characters beside them. */
export const apart = (one: string, other: string): string =>
  `${one}${/\w$/.test(one) || /^\w/.test(other) ? ' ' : ''}${other}`;
