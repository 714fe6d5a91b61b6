import { and, desc, eq, isNull } from 'drizzle-orm';
import { left, right, type Either } from 'fp-ts/Either';
import { decide, eventAtOnce } from '../../../domain/order/decide';
import { isOverdue, keptAmount, type OrderHead, type OrderStepKind } from '../../../domain/order/order';
import { noteOf, type OrderEvent } from '../../../domain/order/order-event';
import { paidLate, type Change } from '../../../domain/order/order-machine';
import { orderNoticeOf } from '../../../domain/order/order-notice';
import { refundChanged, type Refusal } from '../../../../../contract/refusal/refusal';
import type { Moved } from '../../../ports/orders';
import type { Orm } from '../orm';
import {
  memberOrder,
  orderCharge,
  orderInvoice,
  orderLedger,
  orderRefund,
  orderNotice,
} from '../schema/order';
import { isBuyerRemoved, isFirstPayment, momentOf, unpaidForTheSame } from './order-payment';
import { orderHead } from './order-row';
import { seatedLate, ticketRefund, ticketsFollow } from './ticket-orders';

/** The part of the money that goes back with an event, or that an invoice is about; null for all of it. */
const partOf = (event: OrderEvent): number | null =>
  event.kind === 'refundAsked' || event.kind === 'refundApproved' || event.kind === 'invoiceIssued'
    ? (event.amount ?? null)
    : null;

/** The steps that are about a part where there is one; the others are about the whole order. */
const ofPart: readonly OrderStepKind[] = ['refundAsked', 'refunded', 'invoiceIssued'];

/** Writes the steps of a change, each with the state that the order had and has. */
const entered = async (orm: Orm, order: OrderHead, event: OrderEvent, { to, steps }: Change, at: number) => {
  const chargeId = event.kind === 'charged' ? event.charge.chargeId : null;
  for (const kind of steps)
    await orm.insert(orderLedger).values({
      orderNo: order.orderNo,
      at,
      kind,
      fromState: order.state,
      toState: to,
      amount: (ofPart.includes(kind) ? partOf(event) : null) ?? order.amount,
      chargeId,
      note: noteOf(event, kind),
    });
};

const closing = ['cancelled', 'expired', 'refunded'];

const stateWritten = async (orm: Orm, order: OrderHead, event: OrderEvent, change: Change, at: number) => {
  const { to } = change;
  const closes = closing.includes(to);
  await orm
    .update(memberOrder)
    .set({
      state: to,
      closedAt: closes ? (order.closedAt ?? at) : null,
      ...(isFirstPayment(order, event, change) ? { paidAt: at } : {}),
    })
    .where(eq(memberOrder.orderNo, order.orderNo));
};

const decided = (orm: Orm, orderNo: string, at: number, note: string) =>
  orm
    .update(orderRefund)
    .set({ decidedAt: at, note })
    .where(and(eq(orderRefund.orderNo, orderNo), isNull(orderRefund.decidedAt)));

/** The columns that an event sets in addition to the state and the ledger. */
const kept = async (orm: Orm, order: OrderHead, event: OrderEvent, change: Change, at: number) => {
  const { orderNo } = order;
  const returned = change.money === 'returned';
  if (event.kind === 'charged' && returned)
    await orm
      .update(orderCharge)
      .set({ returnAskedAt: at })
      .where(eq(orderCharge.chargeId, event.charge.chargeId));
  // Of an order that was refunded before, the refund stays the one that was asked for.
  if (event.kind === 'charged' && returned && change.to === 'refunded' && order.state !== 'refunded')
    await orm.insert(orderRefund).values({
      orderNo,
      reason: '订单关闭后到账',
      askedAt: at,
      expectedAt: at,
      decidedAt: at,
      note: '已原路退回',
    });
  if (change.money === 'all')
    await orm
      .update(orderCharge)
      .set({ returnAskedAt: at, returnAmount: partOf(event) })
      // Charges beyond the order go back whole, and were asked for before.
      .where(and(eq(orderCharge.orderNo, orderNo), isNull(orderCharge.returnAskedAt)));
  if (event.kind === 'refundAsked')
    await orm.insert(orderRefund).values({
      orderNo,
      reason: event.reason,
      askedAt: at,
      expectedAt: event.expectedAt,
      amount: partOf(event),
    });
  if (event.kind === 'refundApproved') await decided(orm, orderNo, at, '审核通过，已原路退回');
  if (change.steps.includes('invoiceClosed'))
    await orm.update(orderInvoice).set({ closedAt: at }).where(eq(orderInvoice.orderNo, orderNo));
  if (change.steps.includes('reversalDue'))
    await orm.update(orderInvoice).set({ reversalDueAt: at }).where(eq(orderInvoice.orderNo, orderNo));
  if (event.kind === 'invoiceReversed')
    await orm.update(orderInvoice).set({ reversedAt: at }).where(eq(orderInvoice.orderNo, orderNo));
  if (event.kind === 'refundRejected') await decided(orm, orderNo, at, event.reason);
  if (event.kind === 'invoiceAsked')
    await orm.insert(orderInvoice).values({ orderNo, ...event.form, askedAt: at });
  if (event.kind === 'invoiceIssued')
    await orm.update(orderInvoice).set({ issuedAt: at }).where(eq(orderInvoice.orderNo, orderNo));
};

const applied = async (
  orm: Orm,
  order: OrderHead,
  event: OrderEvent,
  change: Change,
  at: number,
): Promise<void> => {
  if (change.steps.length === 0) return;
  const moment = await momentOf(orm, order, event, change, at);
  await stateWritten(orm, order, event, change, moment);
  await entered(orm, order, event, change, moment);
  await kept(orm, order, event, change, at);
  await ticketsFollow(orm, order, change.to, at);
  const notice = orderNoticeOf(event, change);
  if (notice !== null)
    await orm.insert(orderNotice).values({ orderNo: order.orderNo, ...notice, askedAt: at });
};

/** Whether a charge is reported for the first time. */
const isNew = async (orm: Orm, event: OrderEvent): Promise<boolean> => {
  if (event.kind !== 'charged') return true;
  const { chargeId, orderNo, amount, paidAt } = event.charge;
  const added = await orm
    .insert(orderCharge)
    .values({ chargeId, orderNo, amount, paidAt })
    .onConflictDoNothing()
    .returning({ chargeId: orderCharge.chargeId });
  return added.length === 1;
};

/**
 * A request for a refund with the part that goes back by the rules of the goods, or why nothing does; an invoice after
 * it with the part that was kept.
 */
const ruledEvent = async (
  orm: Orm,
  order: OrderHead,
  event: OrderEvent,
  at: number,
): Promise<Either<Refusal, OrderEvent>> => {
  if (event.kind === 'invoiceIssued' && order.state === 'refunded') {
    const [part] = await orm
      .select({ amount: orderRefund.amount })
      .from(orderRefund)
      .where(eq(orderRefund.orderNo, order.orderNo))
      .orderBy(desc(orderRefund.id))
      .limit(1);
    return right({ ...event, amount: keptAmount({ ...order, refund: part ?? null }) });
  }
  if (event.kind !== 'refundAsked') return right(event);
  const refund = await ticketRefund(orm, order, at, true);
  if (refund._tag === 'Left') return refund;
  if (refund.right === null) return right(event);
  // A member takes no other sum than the one that was shown; the rules of a type may have changed it since.
  if (event.shown !== undefined && event.shown !== refund.right.amount)
    return left(refundChanged(refund.right));
  return right(refund.right.percent < 100 ? { ...event, amount: refund.right.amount } : event);
};

/**
 * Inside a transaction: one event, and before it the expiry where its time has passed. With the first payment the
 * member's other unpaid orders for the same goods are closed, so that the member pays once for one thing (PAY-13). An
 * event that follows at once is part of the same transaction.
 */
export const moveWithin = async (
  orm: Orm,
  orderNo: string,
  given: OrderEvent,
  at: number,
): Promise<Either<Refusal, Moved> | null> => {
  // The account first, as its removal does: neither of the two waits for the other.
  const seats = given.kind === 'charged' && !(await isBuyerRemoved(orm, orderNo));
  const open = given.kind === 'charged' ? await unpaidForTheSame(orm, orderNo) : [];
  const before = await orderHead(orm, orderNo, true);
  if (before === null) return null;
  const overdue = isOverdue(before, at) && given.kind !== 'deadlinePassed';
  const expired = overdue ? await moveWithin(orm, orderNo, { kind: 'deadlinePassed' }, at) : null;
  const order = expired?._tag === 'Right' ? expired.right.order : before;
  const ruled = await ruledEvent(orm, order, given, at);
  if (ruled._tag === 'Left') return ruled;
  const event = ruled.right;
  const change = seats && (await seatedLate(orm, order, event, at)) ? right(paidLate) : decide(order, event);
  if (change._tag === 'Left') return left(change.left);
  if (event.kind === 'deadlinePassed' && !isOverdue(order, at))
    return right({ order, change: { to: order.state, steps: [] } });
  if (!(await isNew(orm, event))) return right({ order, change: { to: order.state, steps: [] } });
  await applied(orm, order, event, change.right, at);
  if (isFirstPayment(order, event, change.right))
    for (const other of open.filter((one) => one !== orderNo))
      await moveWithin(orm, other, { kind: 'overtaken', by: orderNo }, at);
  const after = change.right.steps.length === 0 ? order : await orderHead(orm, orderNo);
  if (after === null) return null;
  const next = eventAtOnce(after, event);
  return next === null ? right({ order: after, change: change.right }) : moveWithin(orm, orderNo, next, at);
};
