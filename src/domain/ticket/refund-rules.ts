import type { RefundStep } from '../../../contract/conference/ticket-type';
import { formatDate } from '../time/date-format';

/** The words about a ticket with a price of which nothing goes back, or no longer. */
export const noRefundText = '不支持退票';

const shortMoment = (time: number): string => formatDate(time, 'MM-dd HH:mm');

/**
 * The rules by which the price of a ticket goes back, those that are over left out: '12-10 18:00 前全额退票', '12-14
 * 18:00 前退票，退还 50%'; none where nothing goes back any more.
 * @param now milliseconds since 1970, by the server's clock
 */
export const refundRules = (
  refunds: readonly RefundStep[],
  now: number,
  momentText: (time: number) => string = shortMoment,
): readonly string[] =>
  refunds
    .filter(({ until, percent }) => until > now && percent > 0)
    .map(({ until, percent }) => {
      const moment = momentText(until);
      return percent === 100 ? `${moment} 前全额退票` : `${moment} 前退票，退还 ${percent}%`;
    });

/** The same in one line; '' for none. */
export const refundRulesText = (refunds: readonly RefundStep[], now: number): string =>
  refundRules(refunds, now).join('；');
