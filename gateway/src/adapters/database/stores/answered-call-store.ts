import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { AnsweredCalls, KeyedWrite } from '../../../ports/answered-calls';
import type { Clock } from '../../../ports/clock';
import { databaseNow, fromDatabaseNow } from '../database-clock';
import type { Database } from '../orm';
import { StorageUnavailable } from '../../../ports/storage-fault';
import { keyedTurn } from '../schema/instances';
import { answeredCall } from '../schema/answered-call';
import { secretHash } from './secret-hash';

const idOf = ({ key, call, whose }: KeyedWrite): string => secretHash(JSON.stringify([call, whose, key]));
const hashOfGiven = ({ key, given }: KeyedWrite): string => secretHash(JSON.stringify([key, ...given]));

/** No keyed write takes longer; the turn of an instance that died ends then, in milliseconds. */
const longestTurnMs = 15_000;
/** How often a second instance asks whether the first is done, in milliseconds. */
const askEveryMs = 50;

export const answeredCallStore = ({ orm }: Database, clock: Clock): AnsweredCalls => {
  /** Whether the turn is this instance's now. */
  const taken = async (id: string): Promise<boolean> => {
    const endsAt = fromDatabaseNow(longestTurnMs);
    const rows = await orm
      .insert(keyedTurn)
      .values({ id, endsAt })
      .onConflictDoUpdate({
        target: keyedTurn.id,
        set: { endsAt },
        setWhere: lt(keyedTurn.endsAt, databaseNow),
      })
      .returning({ id: keyedTurn.id });
    return rows.length === 1;
  };

  return {
    inTurn: async (write, work) => {
      const id = idOf(write);
      const until = performance.now() + longestTurnMs;
      while (!(await taken(id))) {
        if (performance.now() > until) throw new StorageUnavailable('Another instance does the same write.');
        await wait(askEveryMs);
      }
      try {
        return await work();
      } finally {
        // A turn that is not given back ends by itself.
        await orm
          .delete(keyedTurn)
          .where(eq(keyedTurn.id, id))
          .catch(() => undefined);
      }
    },
    useOf: async (write) => {
      const [found] = await orm
        .select()
        .from(answeredCall)
        .where(and(eq(answeredCall.id, idOf(write)), gt(answeredCall.expiresAt, clock.now())));
      if (found === undefined) return 'unused';
      return found.givenHash === hashOfGiven(write) ? 'same' : 'other';
    },
    noteDone: async (write, expiresAt) => {
      const noted = { givenHash: hashOfGiven(write), expiresAt };
      await orm
        .insert(answeredCall)
        .values({ id: idOf(write), ...noted })
        .onConflictDoUpdate({ target: answeredCall.id, set: noted });
    },
  };
};
