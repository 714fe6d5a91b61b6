import { desc } from 'drizzle-orm';
import type { StrayCharges } from '../../../ports/orders';
import type { Database } from '../orm';
import { strayCharge } from '../schema/order';

const mostAtOnce = 200;

/** Charges that are no order's, in a table from which nothing is taken away. */
export const strayChargeStore = ({ orm }: Database): StrayCharges => ({
  add: async ({ chargeId, orderNo, amount, paidAt, why }, at) => {
    await orm
      .insert(strayCharge)
      .values({ chargeId, orderNo, amount, paidAt, why, notifiedAt: at })
      .onConflictDoNothing();
  },
  list: () =>
    orm
      .select({
        chargeId: strayCharge.chargeId,
        orderNo: strayCharge.orderNo,
        amount: strayCharge.amount,
        paidAt: strayCharge.paidAt,
        why: strayCharge.why,
      })
      .from(strayCharge)
      .orderBy(desc(strayCharge.notifiedAt))
      .limit(mostAtOnce),
});
