import { and, asc, eq, gte, isNull, lte, ne, sql } from 'drizzle-orm';
import type { PayChannel } from '../../../domain/order/order-event';
import type { Clock } from '../../../ports/clock';
import type { PayBooks, PreparedPayment } from '../../../ports/pay-books';
import type { Random } from '../../../ports/random';
import type { Database, Orm } from '../orm';
import { payCharge, payPrepay } from '../schema/payment';
import { secretHash } from './secret-hash';
import { minuteMs } from '../../../../../contract/values/duration';

/** Prepay data is valid for two hours; the address of a cashier for five minutes, as at WeChat. */
const lifetime: Readonly<Record<PayChannel, number>> = {
  app: 120 * minuteMs,
  wechat: 120 * minuteMs,
  h5: 5 * minuteMs,
};

type PrepayRow = typeof payPrepay.$inferSelect;

const stateOf = ({ spentAt, expiresAt }: PrepayRow, paid: boolean, now: number): PreparedPayment['state'] => {
  if (paid) return 'paid';
  if (spentAt !== null) return 'spent';
  return now >= expiresAt ? 'old' : 'open';
};

/** The payment service's books, in tables of their own. */
export const payBookStore = ({ orm, transaction }: Database, clock: Clock, random: Random): PayBooks => {
  const secret = (bytes: number): string => Buffer.from(random.bytes(bytes)).toString('base64url');

  const isPaid = async (by: Orm, orderNo: string): Promise<boolean> =>
    (await by.select().from(payCharge).where(eq(payCharge.orderNo, orderNo))).length > 0;

  const prepared = async (by: Orm, row: PrepayRow | undefined): Promise<PreparedPayment | null> => {
    if (row === undefined) return null;
    const { prepayId, description, amount, orderNo } = row;
    return { prepayId, description, amount, state: stateOf(row, await isPaid(by, orderNo), clock.now()) };
  };

  return {
    prepay: ({ orderNo, description, amount, channel }) =>
      transaction(async (within) => {
        if (await isPaid(within, orderNo)) return null;
        const now = clock.now();
        await within
          .update(payPrepay)
          .set({ spentAt: now })
          .where(and(eq(payPrepay.orderNo, orderNo), isNull(payPrepay.spentAt)));
        const prepayId = `wx${secret(24)}`;
        const cashier = channel === 'h5' ? secret(24) : null;
        await within.insert(payPrepay).values({
          prepayId,
          orderNo,
          channel,
          description,
          amount,
          cashierHash: cashier === null ? null : secretHash(cashier),
          createdAt: now,
          expiresAt: now + lifetime[channel],
        });
        return { prepayId, cashier };
      }),
    giveBack: async (chargeId, amount) => {
      const rows = await orm
        .update(payCharge)
        .set({
          returnedAt: sql`coalesce(${payCharge.returnedAt}, ${clock.now()}::bigint)`,
          returnedAmount: sql`coalesce(${payCharge.returnedAmount}, ${amount}::integer)`,
        })
        .where(and(eq(payCharge.chargeId, chargeId), gte(payCharge.amount, amount)))
        .returning({ chargeId: payCharge.chargeId });
      return rows.length === 1;
    },
    byPrepay: async (prepayId) => {
      const [row] = await orm
        .select()
        .from(payPrepay)
        .where(and(eq(payPrepay.prepayId, prepayId), ne(payPrepay.channel, 'h5')));
      return prepared(orm, row);
    },
    byCashier: async (cashier) => {
      const [row] = await orm
        .select()
        .from(payPrepay)
        .where(eq(payPrepay.cashierHash, secretHash(cashier)));
      return prepared(orm, row);
    },
    charge: (prepayId, noticeAt) =>
      transaction(async (within) => {
        const [row] = await within.select().from(payPrepay).where(eq(payPrepay.prepayId, prepayId));
        if (row === undefined) return { kind: 'gone' };
        const state = stateOf(row, await isPaid(within, row.orderNo), clock.now());
        if (state !== 'open') return { kind: state === 'paid' ? 'paid' : 'gone' };
        const chargeId = `420${String(random.integer(10 ** 12)).padStart(12, '0')}${String(random.integer(10 ** 12)).padStart(12, '0')}`;
        const { orderNo, amount } = row;
        const paidAt = clock.now();
        await within.insert(payCharge).values({ chargeId, orderNo, prepayId, amount, paidAt, noticeAt });
        return { kind: 'charged', chargeId };
      }),
    openNotice: async (chargeId) => {
      const [row] = await orm
        .select()
        .from(payCharge)
        .where(and(eq(payCharge.chargeId, chargeId), isNull(payCharge.acknowledgedAt)));
      if (row === undefined) return null;
      const { orderNo, amount, paidAt, prepayId, notices, noticeAt } = row;
      return { charge: { chargeId, orderNo, amount, paidAt }, prepayId, notices, noticeAt };
    },
    openNotices: async (dueUntil) => {
      const rows = await orm
        .select({ chargeId: payCharge.chargeId })
        .from(payCharge)
        .where(and(isNull(payCharge.acknowledgedAt), lte(payCharge.noticeAt, dueUntil)))
        .orderBy(asc(payCharge.noticeAt));
      return rows.map(({ chargeId }) => chargeId);
    },
    acknowledged: async (chargeId, at) => {
      await orm
        .update(payCharge)
        .set({ acknowledgedAt: at, notices: sql`${payCharge.notices} + 1` })
        .where(eq(payCharge.chargeId, chargeId));
    },
    postponed: async (chargeId, noticeAt) => {
      await orm
        .update(payCharge)
        .set({ noticeAt, notices: sql`${payCharge.notices} + 1` })
        .where(eq(payCharge.chargeId, chargeId));
    },
  };
};
