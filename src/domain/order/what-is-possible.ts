import type { Order } from '../../../contract/order/order';

/** Whether an order can be paid now: open, and its time to pay not over. @param now milliseconds since 1970 */
export const mayPay = (order: Order, now: number): boolean =>
  (order.state === 'created' || order.state === 'paying') && now < order.payBy;

/** Whether a member can take an order back that has not been paid. */
export const mayCancel = (order: Order): boolean => order.state === 'created' || order.state === 'paying';

/** Whether the money can be asked back: paid, and not asked for yet. A refusal can be answered by asking again. */
export const mayAskRefund = (order: Order): boolean => order.state === 'paid';

/** Whether an invoice can be asked for: paid, not given back, and once only (PAY-16). */
export const mayAskInvoice = (order: Order): boolean => order.state === 'paid' && order.invoice === null;
