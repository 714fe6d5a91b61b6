import type { OrderEvent } from './order-event';
import type { Change } from './order-machine';
import type { OrderStepKind } from './order';

/** What a member is told of an order: what became of it, and that what it opened ends or has ended. */
export type OrderTellingKind =
  | 'paid'
  | 'latePaid'
  | 'paidAgain'
  | 'refunded'
  | 'refundRejected'
  | 'invoiceIssued'
  | 'invoiceReversed'
  | 'ending'
  | 'ended';

/** A telling, with what its words need beside the order; empty where they need nothing. */
export interface OrderTelling {
  readonly kind: OrderTellingKind;
  readonly detail: string;
}

/** The first of the steps says what is told: what follows from it is told with it. */
const toldSteps: Partial<Readonly<Record<OrderStepKind, OrderTellingKind>>> = {
  paid: 'paid',
  latePaid: 'latePaid',
  paidAgain: 'paidAgain',
  refunded: 'refunded',
  refundRejected: 'refundRejected',
  invoiceIssued: 'invoiceIssued',
  invoiceReversed: 'invoiceReversed',
};

/** What the member is told of a change; null where they did it themselves, or nothing happened (PAY-16). */
export const tellingOf = (event: OrderEvent, { steps }: Change): OrderTelling | null => {
  const kind = toldSteps[steps[0] ?? 'created'];
  if (kind === undefined) return null;
  return { kind, detail: event.kind === 'refundRejected' ? event.reason : '' };
};
