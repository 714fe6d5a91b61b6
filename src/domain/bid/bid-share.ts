import { figureText } from '../../../contract/values/amount-figure';
import { compareDecimals, quotientOf, shiftedDecimal } from '../../../contract/values/decimal';
import { grouped } from '../../../contract/values/digit-groups';
import { exactFigure } from '../../../contract/values/exact-amount';
import type { Amount } from '../number/amount';
import { percentText } from '../number/percent-text';
import type { SaleDetail } from '../sale/sale-detail';

/**
 * How much of what is asked for a deal a sum is, per cent with at most one place: '96.4 %'. A unit that was chosen by
 * mistake is seen at once: '0 %'.
 * @returns null where nothing is asked, or what is asked is not told
 */
export const bidShare = (bid: Amount, asked: SaleDetail['amount']): string | null => {
  const percent = asked.kind === 'shown' ? quotientOf(bid, asked.value, { shift: 2, places: 1 }) : null;
  return percent === null ? null : percentText(percent);
};

/** How many times one sum another is, with at most one place; null where that is ten times or less. */
const manyTimes = (more: Amount, less: Amount): string | null => {
  const tenfold = shiftedDecimal(less, 1);
  const times = quotientOf(more, less, { places: 1 });
  return tenfold === null || times === null || compareDecimals(more, tenfold) <= 0 ? null : grouped(times);
};

/** What is said of a sum of more than ten times, or less than a tenth of, what is asked; null of any other. */
export const farFromAsked = (bid: Amount, asked: SaleDetail['amount']): string | null => {
  if (asked.kind !== 'shown') return null;
  const sum = `报价 ${figureText(exactFigure(bid))}`;
  const more = manyTimes(bid, asked.value);
  if (more !== null) return `${sum}是标价的 ${more} 倍`;
  const less = manyTimes(asked.value, bid);
  return less === null ? null : `标价是${sum}的 ${less} 倍`;
};
