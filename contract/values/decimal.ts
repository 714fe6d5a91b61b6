import { none, some, type Option } from 'fp-ts/Option';
import type { Branded } from 'io-ts';
import { isNumericString } from './numeric-string';

interface DecimalBrand {
  readonly Decimal: unique symbol;
}

/** An exact decimal number in its one canonical spelling: no '+', no trailing zeros, no '-0'. */
export type Decimal = Branded<string, DecimalBrand>;

function canonical(text: string): string {
  const [whole = '', fraction = ''] = text.replace(/^[+-]/, '').split('.');
  const kept = fraction.replace(/(?<!0)0+$/, '');
  const size = kept === '' ? whole : `${whole}.${kept}`;
  return text.startsWith('-') && size !== '0' ? `-${size}` : size;
}

export function isDecimal(value: unknown): value is Decimal {
  return typeof value === 'string' && isNumericString(value) && canonical(value) === value;
}

/** Reads a numeric string (VAL-01); none when it is not one. */
export function parseDecimal(text: string): Option<Decimal> {
  const spelling = isNumericString(text) ? canonical(text) : '';
  return isDecimal(spelling) ? some(spelling) : none;
}

/** The same of a text that is known to be one. @throws where it is none */
export function exactDecimal(text: string): Decimal {
  const read = parseDecimal(text);
  if (read._tag === 'None') throw new Error(`This is no decimal number: ${text}`);
  return read.value;
}

/** The same of a text that may be absent. */
export const exactOrNull = (text: string | null): Decimal | null =>
  text === null ? null : exactDecimal(text);

/** A decimal as a whole number of 10^-places, cut off beyond (nothing is lost while places suffice). */
export function scaled(value: Decimal, places: number): bigint {
  const [whole = '0', fraction = ''] = value.split('.');
  return BigInt(whole.replace('-', '') + fraction.padEnd(places, '0')) * (value.startsWith('-') ? -1n : 1n);
}

/** How many places a decimal has behind its point. */
export const placesOf = (value: Decimal): number => value.split('.')[1]?.length ?? 0;

/**
 * A decimal × 10^shift, rounded to whole numbers, halves away from zero.
 * @param shift how many places to move the point to the right; negative to the left
 */
export function roundShifted(value: Decimal, shift: number): bigint {
  const places = Math.max(placesOf(value), shift);
  const units = scaled(value, places);
  const divisor = 10n ** BigInt(places - shift);
  const half = divisor / 2n;
  return (units < 0n ? units - half : units + half) / divisor;
}
