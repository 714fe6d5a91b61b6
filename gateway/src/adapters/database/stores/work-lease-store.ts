import { and, eq, sql } from 'drizzle-orm';
import { databaseNow, fromDatabaseNow } from '../database-clock';
import type { WorkLeases } from '../../../ports/work-leases';
import type { Database } from '../orm';
import { workLease } from '../schema/instances';

/** Leases in the database. @param holder the instance, another one at each start */
export const workLeaseStore = ({ orm }: Pick<Database, 'orm'>, holder: string): WorkLeases => ({
  take: async (name, ms) => {
    const [row] = await orm
      .insert(workLease)
      .values({ name, holder, fence: 1, endsAt: fromDatabaseNow(ms) })
      .onConflictDoUpdate({
        target: workLease.name,
        set: {
          holder,
          fence: sql`${workLease.fence} + (${workLease.holder} <> ${holder})::int`,
          endsAt: fromDatabaseNow(ms),
        },
        setWhere: sql`${workLease.holder} = ${holder} or ${workLease.endsAt} < ${databaseNow}`,
      })
      .returning({ fence: workLease.fence });
    return row?.fence ?? null;
  },
  release: async (name, afterMs) => {
    await orm
      .update(workLease)
      .set({ endsAt: fromDatabaseNow(afterMs) })
      .where(and(eq(workLease.name, name), eq(workLease.holder, holder)));
  },
  releaseAll: async () => {
    await orm.update(workLease).set({ endsAt: databaseNow }).where(eq(workLease.holder, holder));
  },
});
