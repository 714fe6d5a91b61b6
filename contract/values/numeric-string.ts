const numeric = /^[+-]?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;

/** How such a text is written, as the source of a pattern. */
export const numericSource = numeric.source;

/**
 * Whether a text is a number as people write it: an optional sign, no leading zeros, an optional
 * decimal part of at least one digit; ASCII digits only. Source: product.md §5, VAL-01.
 */
export function isNumericString(text: string): boolean {
  return numeric.test(text);
}
