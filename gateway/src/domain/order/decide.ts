import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { registrationOf } from '../../../../contract/order/goods';
import type { Invoice, Order, OrderHead } from './order';
import type { OrderEvent } from './order-event';
import { sameInvoice } from './order-forms';
import { changeOf, type Change } from './order-machine';

const isOpen = (invoice: Invoice | null): boolean => invoice?.issuedAt === null && invoice.closedAt === null;

const isReversalDue = (invoice: Invoice | null): boolean =>
  invoice !== null && invoice.reversalDueAt !== null && invoice.reversedAt === null;

/** What an event does to an order as it is: the table, and what hangs on the invoice that was asked for. */
export const decide = (
  { state, invoice }: Pick<Order, 'state' | 'invoice'>,
  event: OrderEvent,
): Either<Refusal, Change> => {
  const change = changeOf(state, event.kind);
  if (change._tag === 'Left') return change;
  if (event.kind === 'refundApproved' && invoice !== null) {
    // The invoice that was asked for is issued about the part that is kept.
    if (isOpen(invoice) && event.amount !== undefined) return change;
    return right({
      ...change.right,
      steps: [...change.right.steps, isOpen(invoice) ? 'invoiceClosed' : 'reversalDue'],
    });
  }
  if (event.kind === 'invoiceReversed' && !isReversalDue(invoice)) return left(refusals.invoiceNotNow);
  if (event.kind === 'invoiceIssued' && !isOpen(invoice)) return left(refusals.invoiceNotNow);
  if (event.kind !== 'invoiceAsked' || invoice === null) return change;
  return sameInvoice(invoice, event.form) ? right({ to: state, steps: [] }) : left(refusals.invoiceOther);
};

/**
 * The event that follows an event in the same transaction; null for none. The rules of its type decide about the refund
 * of a ticket, and no operator reviews it: the order is never left between the two (PAY-16).
 * @param after the order after the event
 */
export const eventAtOnce = (
  after: Pick<OrderHead, 'state' | 'goodsId'>,
  event: OrderEvent,
): OrderEvent | null =>
  event.kind === 'refundAsked' && after.state === 'refunding' && registrationOf(after) !== null
    ? { kind: 'refundApproved', amount: event.amount }
    : null;
