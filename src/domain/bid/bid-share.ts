import { quotientOf } from '../../../contract/values/decimal';
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
