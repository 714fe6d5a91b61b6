import type { Invoice as WireInvoice } from '../../../../../contract/order/invoice';
import type { Order as WireOrder } from '../../../../../contract/order/order';
import type { OwnOrder } from '../../../application/order/own-orders';
import type { Invoice } from '../../../domain/order/order';

const invoiceState = ({ issuedAt, closedAt, reversalDueAt, reversedAt }: Invoice): WireInvoice['state'] => {
  if (reversedAt !== null) return 'reversed';
  if (reversalDueAt !== null) return 'toReverse';
  if (issuedAt !== null) return 'issued';
  return closedAt === null ? 'asked' : 'closed';
};

/** An order as its owner sees it. */
export const orderWire = ({ order, term, refundNow }: OwnOrder): WireOrder => ({
  ...order,
  invoice: order.invoice === null ? null : { ...order.invoice, state: invoiceState(order.invoice) },
  membership: term,
  refundNow,
});
