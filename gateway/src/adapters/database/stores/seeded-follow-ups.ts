import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../orm';
import { orderCharge, orderNotice } from '../schema/order';
import { payCharge } from '../schema/payment';

/** Refunds and notices of the seed count as done: the seed has messages of its own. */
export const followUpSeeded = async (orm: Orm): Promise<void> => {
  const rows = await orm.select().from(orderCharge).where(isNotNull(orderCharge.returnAskedAt));
  for (const { chargeId, returnAskedAt } of rows) {
    const returned = { returnedAt: returnAskedAt };
    await orm.update(orderCharge).set(returned).where(eq(orderCharge.chargeId, chargeId));
    await orm.update(payCharge).set(returned).where(eq(payCharge.chargeId, chargeId));
  }
  await orm
    .update(orderNotice)
    .set({ notifiedAt: sql`${orderNotice.askedAt}` })
    .where(isNull(orderNotice.notifiedAt));
};
