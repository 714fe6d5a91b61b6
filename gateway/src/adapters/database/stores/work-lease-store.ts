import { and, eq, sql } from 'drizzle-orm';
import type { WorkLeases } from '../../../ports/work-leases';
import type { Database } from '../orm';
import { workLease } from '../schema/instances';

/** By the database's clock: those of the instances may differ. */
const fromNow = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** Leases in the database. @param holder the instance, another one at each start */
export const workLeaseStore = ({ orm }: Pick<Database, 'orm'>, holder: string): WorkLeases => ({
  take: async (name, ms) => {
    const [row] = await orm
      .insert(workLease)
      .values({ name, holder, fence: 1, endsAt: fromNow(ms) })
      .onConflictDoUpdate({
        target: workLease.name,
        set: {
          holder,
          fence: sql`${workLease.fence} + (${workLease.holder} <> ${holder})::int`,
          endsAt: fromNow(ms),
        },
        setWhere: sql`${workLease.holder} = ${holder} or ${workLease.endsAt} < clock_timestamp()`,
      })
      .returning({ fence: workLease.fence });
    return row?.fence ?? null;
  },
  release: async (name) => {
    await orm
      .update(workLease)
      .set({ endsAt: sql`clock_timestamp()` })
      .where(and(eq(workLease.name, name), eq(workLease.holder, holder)));
  },
});
