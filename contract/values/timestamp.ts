import { none, some, type Option } from 'fp-ts/Option';

const milliseconds = (value: number): Option<number> => (Number.isSafeInteger(value) ? some(value) : none);

/**
 * A timestamp as milliseconds since 1970: ten digits are seconds, any other number is milliseconds;
 * numbers and strings of digits alike. None for what is not a whole number.
 * Source: product.md §5, VAL-03.
 */
export function timestampOf(value: number | string): Option<number> {
  const text = String(value);
  if (!/^-?[0-9]+$/.test(text)) return none;
  return milliseconds(/^[0-9]{10}$/.test(text) ? Number(text) * 1000 : Number(text) + 0);
}
