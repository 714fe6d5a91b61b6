import type { Order } from '../../../contract/order/order';
import type { RefundNow } from '../../../contract/order/refund-now';
import type { Fen } from '../../../contract/values/fen';
import { yuanText } from './yuan-text';

/** The sum at the head of an order: of a refunded one the part that went back, of any other its price. */
export const orderSum = ({ state, amount, refund }: Pick<Order, 'state' | 'amount' | 'refund'>): Fen =>
  state === 'refunded' ? (refund?.amount ?? amount) : amount;

/** Whether only a part of the money went back, or is to. */
export const isPartRefund = ({ amount, refund }: Pick<Order, 'amount' | 'refund'>): boolean =>
  refund !== null && refund.amount !== null && refund.amount < amount;

/** What a refund returns of what was paid, as it is said of one that was asked for: '¥34,000.00（实付 ¥68,000.00）'. */
export const refundText = ({ amount, refund }: Pick<Order, 'amount' | 'refund'>): string => {
  const part = refund?.amount ?? amount;
  return part === amount ? `¥${yuanText(part)}` : `¥${yuanText(part)}（实付 ¥${yuanText(amount)}）`;
};

/** How an order is listed: its price; of one of which a part went back the rest, with the words about that part. */
export const listedSum = (
  order: Pick<Order, 'state' | 'amount' | 'refund'>,
): { readonly sum: Fen; readonly partRefund: string | null } =>
  order.state === 'refunded' && isPartRefund(order)
    ? { sum: order.amount - orderSum(order), partRefund: `部分退款 ${refundText(order)}` }
    : { sum: order.amount, partRefund: null };

/** What a refund returns, as it is said before it is asked for: '将退回 ¥34,000.00（票价的 50%）'. */
export const refundNowText = ({ amount, percent }: RefundNow): string =>
  `将退回 ¥${yuanText(amount)}（${percent === 100 ? '全额' : `票价的 ${percent}%`}）`;
