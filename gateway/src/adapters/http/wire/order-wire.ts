import type { OwnOrder } from '../../../application/order/own-orders';
import type { Membership } from '../../../domain/membership/membership';
import type { Plan } from '../../../domain/membership/plan';
import { yuan } from '../../../domain/order/fen';
import type { Invoice } from '../../../domain/order/order';

const invoiceState = ({ issuedAt, closedAt }: Invoice) => {
  if (issuedAt !== null) return 'issued';
  return closedAt === null ? 'asked' : 'closed';
};

const invoiceWire = (invoice: Invoice) => ({ ...invoice, state: invoiceState(invoice) });

/** An order as its owner sees it; money is a decimal string in 元. */
export const orderWire = ({ order, term }: OwnOrder) => ({
  orderNo: order.orderNo,
  goodsId: order.goodsId,
  goodsName: order.goodsName,
  amount: yuan(order.amount),
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

export const planWire = ({ planId, name, amount, months, summary, rights, opens, ...sold }: Plan) => ({
  planId,
  name,
  amount: yuan(amount),
  months,
  summary,
  rights,
  opens,
  grade: sold.grade,
  needsFullVerification: sold.needsFullVerification,
  recommended: sold.recommended,
});

export const membershipWire = (membership: Membership) => ({ ...membership });
