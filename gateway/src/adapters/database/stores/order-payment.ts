import { and, asc, eq, inArray, max } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OrderHead } from '../../../domain/order/order';
import type { OrderEvent } from '../../../domain/order/order-event';
import type { Change } from '../../../domain/order/order-machine';
import type { Orm } from '../orm';
import { account } from '../schema/account';
import { memberOrder, orderLedger } from '../schema/order';

/** Whether an event is what pays an order. */
export const isFirstPayment = ({ paidAt }: OrderHead, event: OrderEvent, { to }: Change): boolean =>
  event.kind === 'charged' && to === 'paid' && paidAt === null;

/**
 * The time of a change in the ledger: that of a payment is when the money was taken, but not before the last entry
 * and not later than now, for any clock of the payment service; so no order is paid before it
 * was opened.
 */
export const momentOf = async (
  orm: Orm,
  order: OrderHead,
  event: OrderEvent,
  change: Change,
  now: number,
): Promise<number> => {
  if (event.kind !== 'charged' || !isFirstPayment(order, event, change)) return now;
  const [last] = await orm
    .select({ at: max(orderLedger.at) })
    .from(orderLedger)
    .where(eq(orderLedger.orderNo, order.orderNo));
  return Math.min(now, Math.max(event.charge.paidAt, last?.at ?? order.createdAt));
};

/** Whether the account of an order was removed; it stays as it is until the transaction ends. */
export const isBuyerRemoved = async (orm: Orm, orderNo: string): Promise<boolean> => {
  const [buyer] = await orm
    .select({ removed: account.removed })
    .from(memberOrder)
    .innerJoin(account, eq(account.id, memberOrder.accountId))
    .where(eq(memberOrder.orderNo, orderNo))
    .for('share', { of: account });
  return buyer?.removed ?? false;
};

/**
 * The unpaid orders of a member for the goods of an order, held until the transaction ends: always in the same order,
 * so that two payments at once do not wait for each other.
 */
export const unpaidForTheSame = async (orm: Orm, orderNo: string): Promise<readonly string[]> => {
  const asked = alias(memberOrder, 'asked');
  const rows = await orm
    .select({ orderNo: memberOrder.orderNo })
    .from(memberOrder)
    .innerJoin(
      asked,
      and(
        eq(asked.orderNo, orderNo),
        eq(asked.accountId, memberOrder.accountId),
        eq(asked.goodsId, memberOrder.goodsId),
      ),
    )
    .where(inArray(memberOrder.state, ['created', 'paying']))
    .orderBy(asc(memberOrder.orderNo))
    .for('update', { of: memberOrder });
  return rows.map((row) => row.orderNo);
};
