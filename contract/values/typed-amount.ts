import { isSome } from 'fp-ts/Option';
import { parseDecimal, type Decimal } from './decimal';
import { differenceOf, shiftedDecimal } from './decimal-arithmetic';

/** The units in which an amount is typed (LAY-20). */
export const amountUnits = ['元', '万元', '亿元'] as const;
export type AmountUnit = (typeof amountUnits)[number];

export const isAmountUnit = (text: string): text is AmountUnit => amountUnits.some((unit) => unit === text);

/** By how many places the point of a typed amount moves to the right to be in 万元. */
const shifts: Readonly<Record<AmountUnit, number>> = { 元: -4, 万元: 0, 亿元: 4 };

/** More characters than any sum has; a longer text is not read at all. */
const longestAmount = 100;

/** A figure without a sign. Signs between thousands alone: '12,00' may be 1,200 or 12.00. */
const figure = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const whole = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)`;
const amountForm = new RegExp(
  `^(?:人民币|RMB|CNY|¥)?([+-]?)(?:(?:(${whole})亿(?=\\d))?(?:(${figure})(万?亿|[千百]?万))?|(${figure}))(元?)(?:人民币)?$`,
  'i',
);

/** By how many places the point moves to the right to be in 万元. */
const scales: Readonly<Record<string, number>> = { 万亿: 8, 亿: 4, 千万: 3, 百万: 2, 万: 0 };

interface ReadAmount {
  readonly amount: Decimal | null;
  /** The unit that the text names; null where it names none. */
  readonly unit: AmountUnit | null;
}

const shifted = (text: string, shift: number): Decimal | null => {
  const parsed = parseDecimal(text.replaceAll(',', ''));
  return isSome(parsed) ? shiftedDecimal(parsed.value, shift) : null;
};

const nothingRead: ReadAmount = { amount: null, unit: null };

/** Reads a sum as the product writes it and as people paste it: '1.5亿', '15,000 万元', '¥1亿5000万', '３００元'. */
const readAmount = (text: string, chosen: AmountUnit): ReadAmount => {
  if (text.length > longestAmount) return nothingRead;
  // Spaces, also narrow ones, and signs that cannot be seen; a minus is one, however it is written.
  const typed = text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace('\u2212', '-');
  const [all, sign = '', yi, scaled, scale, bare, yuan] = amountForm.exec(typed) ?? [];
  if (all === undefined) return nothingRead;
  if (bare !== undefined) {
    const unit = yuan === '' ? chosen : '元';
    return { amount: shifted(sign + bare, shifts[unit]), unit: yuan === '' ? null : '元' };
  }
  const rest = scaled === undefined ? null : shifted(scaled, scales[scale ?? ''] ?? 0);
  const large = yi === undefined ? null : shifted(sign === '-' ? `-${yi}` : yi, scales['亿'] ?? 0);
  if (rest === null || (large !== null && scale?.endsWith('亿') === true)) return nothingRead;
  const size = sign === '-' ? shifted(`-${rest}`, 0) : rest;
  const opposite = shifted(sign === '-' ? rest : `-${rest}`, 0);
  const amount = large === null ? size : opposite === null ? null : differenceOf(large, opposite);
  return { amount, unit: large !== null || scale?.endsWith('亿') === true ? '亿元' : '万元' };
};

/**
 * An amount as a person typed or pasted it, in 万元 and exact; null for anything else. A unit in the text goes before
 * the unit chosen next to the field. Signs between thousands and spaces are passed over (LAY-20).
 * @param unit the unit of a bare figure
 */
export const typedAmount = (text: string, unit: AmountUnit): Decimal | null => readAmount(text, unit).amount;

/** The unit that a typed amount names itself, which goes before the chosen one; null for a bare figure. */
export const unitTyped = (text: string): AmountUnit | null => readAmount(text, '万元').unit;

/** A typed amount that names its unit, as a bare figure in another unit; any other text as it is. */
export const inUnit = (text: string, unit: AmountUnit): string => {
  const { amount, unit: named } = readAmount(text, unit);
  return amount === null || named === null ? text : amountInUnit(amount, unit);
};

/** An amount in 万元 as it is typed in a unit, without signs between thousands. */
export function amountInUnit(amount: Decimal, unit: AmountUnit): string {
  return shiftedDecimal(amount, -shifts[unit]) ?? amount;
}

/**
 * The largest unit in which all of these amounts, in 万元, are written with two places at most and the largest of them is
 * one or more; 万元 for none.
 */
export function fittingUnit(amounts: readonly Decimal[]): AmountUnit {
  const isShort = (unit: AmountUnit): boolean => {
    const written = amounts.map((amount) => amountInUnit(amount, unit));
    return written.some((text) => !text.startsWith('0')) && !/\.\d{3}/.test(written.join());
  };
  if (amounts.length > 0 && isShort('亿元')) return '亿元';
  return amounts.length === 0 || isShort('万元') ? '万元' : '元';
}
