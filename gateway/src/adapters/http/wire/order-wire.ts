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

const invoiceWire = (invoice: Invoice) => ({ ...invoice, state: invoiceState(invoice) });

/** An order as its owner sees it. */
export const orderWire = ({ order, term }: OwnOrder): WireOrder => ({
  orderNo: order.orderNo,
  goodsId: order.goodsId,
  goodsName: order.goodsName,
  amount: order.amount,
  state: order.state,
  createdAt: order.createdAt,
  payBy: order.payBy,
  paidAt: order.paidAt,
  closedAt: order.closedAt,
  steps: order.steps,
  refund: order.refund,
  invoice: order.invoice === null ? null : invoiceWire(order.invoice),
  membership: term === null ? null : { planId: term.planId, from: term.from, until: term.until },
});
