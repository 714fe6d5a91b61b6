import type { RefundStep } from '../../../contract/conference/ticket-type';
import { formatDate } from '../time/date-format';

/**
 * The rules by which the price of a ticket goes back, those that are over left out: '12-10 18:00 前全额退票；12-14 18:00
 * 前退票，退还 50%'; '' where nothing goes back any more.
 * @param now milliseconds since 1970, by the server's clock
 */
export const refundRulesText = (refunds: readonly RefundStep[], now: number): string =>
  refunds
    .filter(({ until, percent }) => until > now && percent > 0)
    .map(({ until, percent }) => {
      const moment = formatDate(until, 'MM-dd HH:mm');
      return percent === 100 ? `${moment} 前全额退票` : `${moment} 前退票，退还 ${percent}%`;
    })
    .join('；');
