import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { AuditedOrder, OrderAudit } from '../../../ports/order-audit';
import type { Database, Orm } from '../orm';
import { memberOrder, orderLedger } from '../schema/order';
import { payCharge } from '../schema/payment';

const audited = async (orm: Orm, accountId: string, since: number): Promise<readonly AuditedOrder[]> => {
  const orders = await orm
    .select({ orderNo: memberOrder.orderNo, key: memberOrder.idempotencyKey, state: memberOrder.state })
    .from(memberOrder)
    .where(and(eq(memberOrder.accountId, accountId), gte(memberOrder.createdAt, since)))
    .orderBy(asc(memberOrder.place));
  const numbers = orders.map(({ orderNo }) => orderNo);
  if (numbers.length === 0) return [];
  const ledger = await orm
    .select()
    .from(orderLedger)
    .where(inArray(orderLedger.orderNo, numbers))
    .orderBy(asc(orderLedger.id));
  const charges = await orm.select().from(payCharge).where(inArray(payCharge.orderNo, numbers));
  return orders.map((order) => ({
    ...order,
    ledger: ledger
      .filter(({ orderNo }) => orderNo === order.orderNo)
      .map(({ kind, fromState, toState }) => ({ kind, from: fromState, to: toState })),
    charges: charges
      .filter(({ orderNo }) => orderNo === order.orderNo)
      .map(({ chargeId, returnedAt, acknowledgedAt }) => ({
        chargeId,
        returned: returnedAt !== null,
        acknowledged: acknowledgedAt !== null,
      })),
  }));
};

/** Read in one transaction, so that nothing moves between an order and its ledger. */
export const orderAuditStore = ({ transaction }: Database): OrderAudit => ({
  of: (accountId, since) => transaction((orm) => audited(orm, accountId, since)),
});
