import { isSome } from 'fp-ts/Option';
import { parseDecimal, roundShifted, type Decimal } from '../../../contract/values/decimal';

/** 999,999,999,999 万元: more than there is money. */
const mostDigits = 12;

/** An amount in 万元 that a filter may name: not below zero, no finer than 元; null for any other text. */
export function filterAmount(text: string): Decimal | null {
  const parsed = parseDecimal(text.trim());
  if (!isSome(parsed) || parsed.value.startsWith('-')) return null;
  const [whole = '', fraction = ''] = parsed.value.split('.');
  return whole.length <= mostDigits && fraction.length <= 4 ? parsed.value : null;
}

/** Whether the least is over the most; an open end is over nothing. */
export const isReversed = (min: Decimal | null, max: Decimal | null): boolean =>
  min !== null && max !== null && roundShifted(min, 4) > roundShifted(max, 4);
