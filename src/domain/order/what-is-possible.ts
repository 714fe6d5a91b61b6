import { registrationOf } from '../../../contract/order/goods';
import type { Order, OrderStepKind } from '../../../contract/order/order';

/** Whether an order can be paid now: open, and its time to pay not over. @param now milliseconds since 1970 */
export const mayPay = (order: Order, now: number): boolean =>
  (order.state === 'created' || order.state === 'paying') && now < order.payBy;

/** Whether a member can take an order back that has not been paid. */
export const mayCancel = (order: Order): boolean => order.state === 'created' || order.state === 'paying';

/** Whether an order is of tickets whose money does not go back now: no refund is offered. */
export const isPastRefund = (order: Pick<Order, 'goodsId' | 'refundNow'>): boolean =>
  registrationOf(order) !== null && order.refundNow === null;

/**
 * Whether the money can be asked back: paid, and not asked for yet; of tickets, while their rules return some of it. A
 * refusal can be answered by asking again.
 */
export const mayAskRefund = (order: Order): boolean => order.state === 'paid' && !isPastRefund(order);

/** Whether an invoice can be asked for: paid, not given back, and once only (PAY-16). */
export const mayAskInvoice = (order: Order): boolean => order.state === 'paid' && order.invoice === null;

/** How an order ended that gives nothing any more, and when. */
export interface OrderEnd {
  /** `overtaken`: another order for the same plan was paid; `latePaid`: money came after the end and went back. */
  readonly kind: 'cancelled' | 'overtaken' | 'expired' | 'refunded' | 'latePaid';
  /** Milliseconds since 1970; null where it is unknown. */
  readonly at: number | null;
}

/** How an order ended; null while it can still be paid, or gives what was paid for (PAY-15). */
export const orderEnd = ({
  state,
  steps,
  closedAt,
}: Pick<Order, 'state' | 'steps' | 'closedAt'>): OrderEnd | null => {
  const had = (kind: OrderStepKind) => steps.findLast((step) => step.kind === kind);
  switch (state) {
    case 'cancelled':
      return { kind: had('overtaken') === undefined ? 'cancelled' : 'overtaken', at: closedAt };
    case 'expired':
      return { kind: 'expired', at: closedAt };
    case 'refunded':
      return {
        kind: had('latePaid') === undefined ? 'refunded' : 'latePaid',
        at: had('refunded')?.at ?? closedAt,
      };
    default:
      return null;
  }
};
