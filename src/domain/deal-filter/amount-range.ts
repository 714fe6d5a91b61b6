import { isSome } from 'fp-ts/Option';
import { figureText } from '../../../contract/values/amount-figure';
import { parseDecimal, roundShifted, type Decimal } from '../../../contract/values/decimal';
import { exactIn } from '../../../contract/values/exact-amount';
import { fittingUnit } from '../../../contract/values/typed-amount';

/** 999,999,999,999 万元: more than there is money. */
const mostDigits = 12;

/** An amount in 万元 that a filter may name: not below zero, no finer than 元; null for any other text. */
export function filterAmount(text: string): Decimal | null {
  const parsed = parseDecimal(text.trim());
  if (!isSome(parsed) || parsed.value.startsWith('-')) return null;
  const [whole = '', fraction = ''] = parsed.value.split('.');
  return whole.length <= mostDigits && fraction.length <= 4 ? parsed.value : null;
}

/** A share in per cent that a filter may name: from 0 to 100, with at most two places; null for any other text. */
export function filterStake(text: string): Decimal | null {
  const parsed = parseDecimal(text.trim());
  if (!isSome(parsed) || parsed.value.startsWith('-')) return null;
  const [, fraction = ''] = parsed.value.split('.');
  return fraction.length <= 2 && roundShifted(parsed.value, 2) <= 10_000n ? parsed.value : null;
}

/** Whether a text is an amount, but one of more digits than a filter may name. */
export function isTooLarge(text: string): boolean {
  const parsed = parseDecimal(text.trim());
  return (
    isSome(parsed) && !parsed.value.startsWith('-') && (parsed.value.split('.')[0] ?? '').length > mostDigits
  );
}

/** Whether the least is over the most; an open end is over nothing. */
export const isReversed = (min: Decimal | null, max: Decimal | null): boolean =>
  min !== null && max !== null && roundShifted(min, 4) > roundShifted(max, 4);

/** A range as people read it, both ends exactly and in the one unit that fits them: '50,000–10,000 亿元'. */
export function rangeText(min: Decimal, max: Decimal): string {
  const unit = fittingUnit([min, max]);
  return `${exactIn(min, unit).figure}–${figureText(exactIn(max, unit))}`;
}
