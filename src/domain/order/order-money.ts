import { registrationOf } from '../../../contract/order/goods';
import type { Order, RefundNow } from '../../../contract/order/order';
import type { Fen } from '../../../contract/values/fen';
import { yuanText } from './yuan-text';

/** The sum at the head of an order: of a refunded one the part that went back, of any other its price. */
export const orderSum = ({ state, amount, refund }: Pick<Order, 'state' | 'amount' | 'refund'>): Fen =>
  state === 'refunded' ? (refund?.amount ?? amount) : amount;

/** Whether only a part of the money went back, or is to. */
export const isPartRefund = ({ amount, refund }: Pick<Order, 'amount' | 'refund'>): boolean =>
  refund !== null && refund.amount !== null && refund.amount < amount;

/** What a refund returns, as it is said before it is asked for: '将退回 ¥34,000.00（票价的 50%）'. */
export const refundNowText = ({ amount, percent }: RefundNow): string =>
  `将退回 ¥${yuanText(amount)}（${percent === 100 ? '全额' : `票价的 ${percent}%`}）`;

/** Whether an order is of tickets whose money does not go back now: no refund is offered. */
export const isPastRefund = (order: Pick<Order, 'goodsId' | 'refundNow'>): boolean =>
  registrationOf(order) !== null && order.refundNow === null;
