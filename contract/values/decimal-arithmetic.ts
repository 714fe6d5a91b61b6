import { isSome } from 'fp-ts/Option';
import { parseDecimal, placesOf, scaled, type Decimal } from './decimal';

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
  const value = parseDecimal(places === 0 ? text.slice(0, -1) : text);
  if (isSome(value)) return value.value;
  throw new Error(`${text} is no decimal`);
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
