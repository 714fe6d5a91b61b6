import { isSome, none, some, type Option } from 'fp-ts/Option';
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

/** A decimal as a whole number of 10^-places, cut off beyond (nothing is lost while places suffice). */
function scaled(value: Decimal, places: number): bigint {
  const [whole = '0', fraction = ''] = value.split('.');
  return BigInt(whole.replace('-', '') + fraction.padEnd(places, '0')) * (value.startsWith('-') ? -1n : 1n);
}

const placesOf = (value: Decimal): number => value.split('.')[1]?.length ?? 0;

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

/** Which of two decimals is greater: -1, 0 or 1, exactly. */
export function compareDecimals(one: Decimal, other: Decimal): -1 | 0 | 1 {
  const places = Math.max(placesOf(one), placesOf(other));
  const difference = scaled(one, places) - scaled(other, places);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** So many 10^-places as a decimal in its canonical spelling. */
function decimalOf(units: bigint, places: number): Decimal {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const text = `${units < 0n ? '-' : ''}${digits.slice(0, digits.length - places)}.${digits.slice(digits.length - places)}`;
  const spelling = canonical(places === 0 ? text.slice(0, -1) : text);
  if (isDecimal(spelling)) return spelling;
  throw new Error(`${spelling} is no decimal`);
}

/** The one less the other, exactly. */
export function differenceOf(one: Decimal, other: Decimal): Decimal {
  const places = Math.max(placesOf(one), placesOf(other));
  return decimalOf(scaled(one, places) - scaled(other, places), places);
}

/**
 * One decimal divided by another, moved by powers of ten, rounded half away from zero.
 * @param shift how many places the quotient is moved to the left of the point: 2 for per cent
 * @param places how many places it keeps behind the point
 * @returns null where the divisor is 0
 */
export function quotientOf(
  one: Decimal,
  by: Decimal,
  { shift = 0, places }: { readonly shift?: number; readonly places: number },
): Decimal | null {
  const common = Math.max(placesOf(one), placesOf(by));
  const divisor = scaled(by, common);
  if (divisor === 0n) return null;
  const size = (value: bigint): bigint => (value < 0n ? -value : value);
  const dividend = size(scaled(one, common)) * 10n ** BigInt(shift + places);
  const whole = (dividend + size(divisor) / 2n) / size(divisor);
  return decimalOf(one.startsWith('-') === by.startsWith('-') ? whole : -whole, places);
}

/** A decimal × 10^shift, exactly: its point is moved, to the right or, below 0, to the left. */
export function shiftedDecimal(value: Decimal, shift: number): Decimal | null {
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const digits = `${'0'.repeat(Math.max(-shift, 0))}${whole}${fraction}${'0'.repeat(Math.max(shift, 0))}`;
  const point = digits.length - fraction.length - Math.max(shift, 0) + shift;
  const left = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0';
  const right = digits.slice(point);
  const text = `${value.startsWith('-') ? '-' : ''}${left}${right === '' ? '' : `.${right}`}`;
  const moved = parseDecimal(text);
  return isSome(moved) ? moved.value : null;
}
