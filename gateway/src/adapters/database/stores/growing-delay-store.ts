import { eq, sql } from 'drizzle-orm';
import { afterFailure, waitsUntil } from '../../../domain/limit/growing-delay';
import type { Clock } from '../../../ports/clock';
import type { GrowingDelays } from '../../../ports/growing-delays';
import type { Database, Orm } from '../orm';
import { growingDelay } from '../schema/growing-delay';

/** Growing delays in the database: the row of a key is held while a try is counted, so that tries at once are all seen. */
export const growingDelayStore = ({ orm, transaction }: Database, clock: Clock): GrowingDelays => {
  const kept = (within: Orm, key: string) =>
    within.select().from(growingDelay).where(eq(growingDelay.key, key));
  return {
    waitsUntil: async (key) => {
      const [row] = await kept(orm, key);
      return waitsUntil(row ?? null, clock.now());
    },
    admit: (key, rule) =>
      transaction(async (within) => {
        const now = clock.now();
        await within
          .insert(growingDelay)
          .values({ key, failures: 0, freeAt: 0, endsAt: now + rule.forgottenAfterMs })
          .onConflictDoNothing();
        const [row] = await kept(within, key).for('update');
        const freeAt = waitsUntil(row ?? null, now);
        if (freeAt !== null) return { admitted: false, freeAt };
        const next = afterFailure(row ?? null, now, rule);
        await within.update(growingDelay).set(next).where(eq(growingDelay.key, key));
        return { admitted: true, failures: next.failures };
      }),
    giveBack: async (key) => {
      await orm
        .update(growingDelay)
        .set({ failures: sql`greatest(${growingDelay.failures} - 1, 0)`, freeAt: 0 })
        .where(eq(growingDelay.key, key));
    },
    clear: async (key) => {
      await orm.delete(growingDelay).where(eq(growingDelay.key, key));
    },
  };
};
