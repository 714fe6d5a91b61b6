import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { isRight } from 'fp-ts/Either';
import type { Orders } from '../../../ports/orders';
import { keysetPart, newestFirst } from '../keyset';
import type { Database } from '../orm';
import { memberOrder, orderInvoice } from '../schema/order';
import { accountLocked } from './account-lock';
import { orderAdded } from './order-added';
import { moveWithin } from './order-move';
import { orderHead, ordersOf } from './order-row';
import { ticketRefund } from './ticket-orders';

const mostAtOnce = 200;

const isOverdueAt = (now: number) =>
  and(inArray(memberOrder.state, ['created', 'paying']), lte(memberOrder.payBy, now));

const numbersOf = async (orm: Database['orm'], which: SQL | undefined): Promise<readonly string[]> => {
  const rows = await orm
    .select({ orderNo: memberOrder.orderNo })
    .from(memberOrder)
    .where(which)
    .limit(mostAtOnce);
  return rows.map(({ orderNo }) => orderNo);
};

/** Orders in the database. */
export const orderStore = ({ orm, transaction }: Database): Orders => ({
  byKey: async (accountId, key) => {
    const [row] = await orm
      .select({ orderNo: memberOrder.orderNo, goodsId: memberOrder.goodsId, data: memberOrder.data })
      .from(memberOrder)
      .where(and(eq(memberOrder.accountId, accountId), eq(memberOrder.idempotencyKey, key)));
    return row ?? null;
  },
  add: ({ key, ...order }) =>
    transaction(async (within) => {
      await accountLocked(within, order.accountId);
      return orderAdded(within, { ...order, idempotencyKey: key });
    }),
  head: (orderNo) => orderHead(orm, orderNo),
  one: async (orderNo) => {
    const rows = await orm.select().from(memberOrder).where(eq(memberOrder.orderNo, orderNo));
    return (await ordersOf(orm, rows))[0] ?? null;
  },
  refundNow: async (order, now) => {
    const found = await ticketRefund(orm, order, now, false);
    return isRight(found) ? found.right : null;
  },
  page: async (accountId, states, asked) => {
    const { list, ...place } = await keysetPart(
      orm,
      {
        table: memberOrder,
        order: newestFirst(memberOrder.place, ({ place }: typeof memberOrder.$inferSelect) => place),
        which: and(
          eq(memberOrder.accountId, accountId),
          states.length === 0 ? undefined : inArray(memberOrder.state, [...states]),
        ),
        rows: orm.select().from(memberOrder).$dynamic(),
      },
      asked,
    );
    return { list: await ordersOf(orm, list), ...place };
  },
  beingPaid: async (accountId, goodsId, now) => {
    const [row] = await orm
      .select({ orderNo: memberOrder.orderNo, goodsName: memberOrder.goodsName })
      .from(memberOrder)
      .where(
        and(
          eq(memberOrder.accountId, accountId),
          eq(memberOrder.goodsId, goodsId),
          eq(memberOrder.state, 'paying'),
          gt(memberOrder.payBy, now),
        ),
      )
      .orderBy(desc(memberOrder.place))
      .limit(1);
    return row ?? null;
  },
  move: (orderNo, event, at) => transaction((within) => moveWithin(within, orderNo, event, at)),
  overdue: (now) => numbersOf(orm, isOverdueAt(now)),
  overdueOf: (accountId, now) => numbersOf(orm, and(eq(memberOrder.accountId, accountId), isOverdueAt(now))),
  paidBy: (accountId) =>
    orm
      .select({
        orderNo: memberOrder.orderNo,
        goodsId: memberOrder.goodsId,
        months: memberOrder.months,
        state: memberOrder.state,
        paidAt: memberOrder.paidAt,
      })
      .from(memberOrder)
      .where(
        and(
          eq(memberOrder.accountId, accountId),
          isNotNull(memberOrder.paidAt),
          // An order of tickets opens no membership.
          gt(memberOrder.months, 0),
        ),
      ),
  inState: async (state) =>
    ordersOf(
      orm,
      await orm
        .select()
        .from(memberOrder)
        .where(eq(memberOrder.state, state))
        .orderBy(asc(memberOrder.place))
        .limit(mostAtOnce),
    ),
  withOpenInvoice: async () => {
    const rows = await orm
      .select({ row: memberOrder })
      .from(orderInvoice)
      .innerJoin(memberOrder, eq(memberOrder.orderNo, orderInvoice.orderNo))
      .where(
        or(
          and(
            isNull(orderInvoice.issuedAt),
            isNull(orderInvoice.closedAt),
            inArray(memberOrder.state, ['paid', 'refunded']),
          ),
          and(isNotNull(orderInvoice.reversalDueAt), isNull(orderInvoice.reversedAt)),
        ),
      )
      .orderBy(asc(orderInvoice.askedAt))
      .limit(mostAtOnce);
    return ordersOf(
      orm,
      rows.map(({ row }) => row),
    );
  },
});
