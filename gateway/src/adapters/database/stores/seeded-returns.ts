import { eq, isNotNull } from 'drizzle-orm';
import type { Orm } from '../orm';
import { orderCharge } from '../schema/order';
import { payCharge } from '../schema/payment';

/** What was to go back has gone back by now. */
export const returnSeeded = async (orm: Orm): Promise<void> => {
  const rows = await orm.select().from(orderCharge).where(isNotNull(orderCharge.returnAskedAt));
  for (const { chargeId, returnAskedAt } of rows) {
    const returned = { returnedAt: returnAskedAt };
    await orm.update(orderCharge).set(returned).where(eq(orderCharge.chargeId, chargeId));
    await orm.update(payCharge).set(returned).where(eq(payCharge.chargeId, chargeId));
  }
};
