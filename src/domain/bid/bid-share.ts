import { amountFigure, figureText } from '../../../contract/values/amount-figure';
import { roundShifted, type Decimal } from '../../../contract/values/decimal';
import { compareDecimals, quotientOf, shiftedDecimal } from '../../../contract/values/decimal-arithmetic';
import { grouped, narrowSpace } from '../../../contract/values/digit-groups';
import { exactFigure } from '../../../contract/values/exact-amount';
import type { Amount } from '../number/amount';
import { percentText } from '../number/percent-text';
import type { SaleDetail } from '../sale/sale-detail';

/**
 * A sum as a share of the asking price, per cent with at most one decimal: '标价的 96.4 %'. A unit that was chosen
 * by mistake is visible at once: '不足标价的 0.1 %'.
 * @returns null where there is no asking price, or it is not shown
 */
export const bidShare = (bid: Amount, asked: SaleDetail['amount']): string | null => {
  const percent = asked.kind === 'shown' ? quotientOf(bid, asked.value, { shift: 2, places: 1 }) : null;
  if (percent === null) return null;
  return roundShifted(percent, 1) === 0n ? `不足标价的 0.1${narrowSpace}%` : `标价的 ${percentText(percent)}`;
};

/** A number of times: below 100 with at most one place, then whole, and from 1 万 on as amounts are: '5.6 亿倍'. */
const timesText = (times: Decimal): string => {
  if (roundShifted(times, 1) < 1_000n) return `${grouped(times)} 倍`;
  const inWan = shiftedDecimal(times, -4);
  const { figure, unit } = amountFigure(inWan ?? times);
  return unit === '元' ? `${figure} 倍` : `${figure}${narrowSpace}${unit === '万元' ? '万' : '亿'}倍`;
};

/** How many times one sum another is; null where that is ten times or less. */
const manyTimes = (more: Amount, less: Amount): string | null => {
  const tenfold = shiftedDecimal(less, 1);
  const times = quotientOf(more, less, { places: 1 });
  return tenfold === null || times === null || compareDecimals(more, tenfold) <= 0 ? null : timesText(times);
};

/** The warning for a sum of more than ten times, or less than a tenth of, the asking price; null for any other. */
export const farFromAsked = (bid: Amount, asked: SaleDetail['amount']): string | null => {
  if (asked.kind !== 'shown') return null;
  const sum = `报价 ${figureText(exactFigure(bid))}`;
  const more = manyTimes(bid, asked.value);
  if (more !== null) return `${sum}是标价的 ${more}`;
  const less = manyTimes(asked.value, bid);
  return less === null ? null : `标价是${sum}的 ${less}`;
};
