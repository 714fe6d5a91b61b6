import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { OrderNotice } from '../../../domain/order/order-notice';
import type { ChargesToReturn, MembershipNotices } from '../../../ports/orders';
import type { Database } from '../orm';
import { memberOrder, orderCharge, orderNotice } from '../schema/order';
import { dayMs } from '../../../../../contract/values/duration';

const mostAtOnce = 200;

/** Money that is to go back, until it has. */
export const chargesToReturnStore = ({ orm }: Database): ChargesToReturn => ({
  open: async () => {
    const rows = await orm
      .select({
        chargeId: orderCharge.chargeId,
        amount: sql`coalesce(${orderCharge.returnAmount}, ${orderCharge.amount})`.mapWith(Number),
      })
      .from(orderCharge)
      .where(and(isNotNull(orderCharge.returnAskedAt), isNull(orderCharge.returnedAt)))
      .limit(mostAtOnce);
    return rows;
  },
  markReturned: async (chargeId, at) => {
    await orm
      .update(orderCharge)
      .set({ returnedAt: at })
      .where(and(eq(orderCharge.chargeId, chargeId), isNull(orderCharge.returnedAt)));
  },
});

/** The notices about the end of a membership. */
export const membershipNoticeStore = ({ orm, transaction }: Database): MembershipNotices => {
  const noted = (
    orderNo: string,
    values: { readonly renewalNotifiedAt?: number; readonly endNotifiedAt?: number },
    notice: (OrderNotice & { readonly askedAt: number }) | null,
  ): Promise<void> =>
    transaction(async (within) => {
      const rows = await within
        .update(memberOrder)
        .set(values)
        .where(
          and(
            eq(memberOrder.orderNo, orderNo),
            isNull(
              values.endNotifiedAt === undefined ? memberOrder.renewalNotifiedAt : memberOrder.endNotifiedAt,
            ),
          ),
        )
        .returning({ orderNo: memberOrder.orderNo });
      if (rows.length === 1 && notice !== null)
        await within.insert(orderNotice).values({ orderNo, ...notice });
    });

  return {
    accountsToLookAt: async (now, after) => {
      // A month has at least 28 days, and the notice is sent 30 days before.
      const soonest = sql`${memberOrder.paidAt} + (${memberOrder.months} * 28 - 30) * ${dayMs}::bigint`;
      const rows = await orm
        .selectDistinct({ accountId: memberOrder.accountId })
        .from(memberOrder)
        .where(
          and(
            inArray(memberOrder.state, ['paid', 'refunding']),
            gt(memberOrder.months, 0),
            or(isNull(memberOrder.renewalNotifiedAt), isNull(memberOrder.endNotifiedAt)),
            sql`${soonest} <= ${now}`,
            after === null ? undefined : gt(memberOrder.accountId, after),
          ),
        )
        .orderBy(asc(memberOrder.accountId))
        .limit(mostAtOnce);
      return rows.map(({ accountId }) => accountId);
    },
    noteEnding: (orderNo, day, at) =>
      noted(orderNo, { renewalNotifiedAt: at }, { kind: 'ending', detail: day, askedAt: at }),
    noteEnd: (orderNo, { silent }, at) =>
      noted(
        orderNo,
        { renewalNotifiedAt: at, endNotifiedAt: at },
        silent ? null : { kind: 'ended', detail: '', askedAt: at },
      ),
  };
};
