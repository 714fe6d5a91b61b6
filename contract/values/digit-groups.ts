/** The space between a figure and its unit: narrow, and never a line's end. */
export const narrowSpace = '\u202f';

const withCommas = (digits: string): string => {
  const first = digits.length % 3;
  const groups = digits.slice(first).match(/\d{3}/g) ?? [];
  return [...(first === 0 ? [] : [digits.slice(0, first)]), ...groups].join(',');
};

/** A decimal with signs between thousands: '1,234,567.8901'. */
export const grouped = (text: string): string => text.replace(/\d+/, withCommas);

/**
 * A number written out: thousands apart, the fraction without zeros at its end, '-' in front when negative.
 * @param units the number × 10^places
 */
export function figureOf(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const point = digits.length - places;
  const whole = grouped(digits.slice(0, point));
  const fraction = digits.slice(point).replace(/(?<!0)0+$/, '');
  return `${units < 0n ? '-' : ''}${fraction === '' ? whole : `${whole}.${fraction}`}`;
}
