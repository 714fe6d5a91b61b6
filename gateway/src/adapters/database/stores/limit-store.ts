import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../ports/clock';
import type { Limits } from '../../../ports/limits';
import type { Database } from '../orm';
import { attemptCount } from '../schema/attempt-count';

/** Counters in the database: one statement counts and answers, so that attempts at once are all seen. */
export const limitStore = ({ orm }: Database, clock: Clock): Limits => ({
  take: async (key, { max, windowMs }) => {
    const now = clock.now();
    const over = sql`${attemptCount.windowEndsAt} <= ${now}`;
    const [row] = await orm
      .insert(attemptCount)
      .values({ key, windowEndsAt: now + windowMs, count: 1 })
      .onConflictDoUpdate({
        target: attemptCount.key,
        set: {
          count: sql`case when ${over} then 1 else ${attemptCount.count} + 1 end`,
          windowEndsAt: sql`case when ${over} then ${now + windowMs} else ${attemptCount.windowEndsAt} end`,
        },
      })
      .returning();
    if (row === undefined || row.count <= max) return { allowed: true };
    return { allowed: false, retryAt: row.windowEndsAt };
  },
  giveBack: async (key) => {
    await orm
      .update(attemptCount)
      .set({ count: sql`greatest(${attemptCount.count} - 1, 0)` })
      .where(eq(attemptCount.key, key));
  },
  clear: async (key) => {
    await orm.delete(attemptCount).where(eq(attemptCount.key, key));
  },
});
