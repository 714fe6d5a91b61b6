import type { OrderEvent } from './order-event';
import type { Change } from './order-machine';
import type { OrderStepKind } from './order';

/** A notice about an order: its result, and that its membership ends or has ended. */
export type OrderNoticeKind =
  | 'paid'
  | 'latePaid'
  | 'paidAgain'
  | 'refunded'
  | 'refundRejected'
  | 'invoiceIssued'
  | 'invoiceReversed'
  | 'ending'
  | 'ended';

/** A pending notice, with the data of its text in addition to the order; empty where it needs none. */
export interface OrderNotice {
  readonly kind: OrderNoticeKind;
  readonly detail: string;
}

/** The first of the steps decides the notice: it includes what follows from it. */
const printedSteps: Partial<Readonly<Record<OrderStepKind, OrderNoticeKind>>> = {
  paid: 'paid',
  latePaid: 'latePaid',
  paidAgain: 'paidAgain',
  refunded: 'refunded',
  refundRejected: 'refundRejected',
  invoiceIssued: 'invoiceIssued',
  invoiceReversed: 'invoiceReversed',
};

/** Why a refund was rejected; how much of the money came back, or the invoice is about, in 分, where that is a part. */
const detailOf = (event: OrderEvent): string => {
  if (event.kind === 'refundRejected') return event.reason;
  const isOfPart = event.kind === 'refundApproved' || event.kind === 'invoiceIssued';
  return isOfPart && event.amount !== undefined ? String(event.amount) : '';
};

/** The member's notice of a change; null where they did it themselves, or nothing happened (PAY-16). */
export const orderNoticeOf = (event: OrderEvent, { steps }: Change): OrderNotice | null => {
  const kind = printedSteps[steps[0] ?? 'created'];
  if (kind === undefined) return null;
  return { kind, detail: detailOf(event) };
};
