import { isSome } from 'fp-ts/Option';
import { parseDecimal, shiftedDecimal, type Decimal } from './decimal';

/** The units in which an amount is typed (LAY-20). */
export const amountUnits = ['元', '万元', '亿元'] as const;
export type AmountUnit = (typeof amountUnits)[number];

export const isAmountUnit = (text: string): text is AmountUnit => amountUnits.some((unit) => unit === text);

/** By how many places the point of a typed amount moves to the right to be in 万元. */
const shifts: Readonly<Record<AmountUnit, number>> = { 元: -4, 万元: 0, 亿元: 4 };

/** Signs between thousands alone: whether '12,00' is 1,200 or 12.00, nobody can tell. */
const thousands = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * An amount as somebody typed it, in 万元 and exact; null for what is no number. Signs between thousands and spaces are
 * passed over; a sign elsewhere makes it none.
 */
export function typedAmount(text: string, unit: AmountUnit): Decimal | null {
  const typed = text.normalize('NFKC').replace(/\s/g, '');
  const parsed = parseDecimal(thousands.test(typed) ? typed.replaceAll(',', '') : typed);
  return isSome(parsed) ? shiftedDecimal(parsed.value, shifts[unit]) : null;
}

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
