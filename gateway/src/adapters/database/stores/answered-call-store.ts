import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, lt } from 'drizzle-orm';
import { isRight } from 'fp-ts/Either';
import type { AnsweredCalls, KeyedWrite } from '../../../ports/answered-calls';
import type { Clock } from '../../../ports/clock';
import type { Random } from '../../../ports/random';
import { databaseNow, fromDatabaseNow } from '../database-clock';
import type { Database } from '../orm';
import { StorageUnavailable } from '../../../ports/storage-fault';
import { keyedTurn } from '../schema/instances';
import { answeredCall } from '../schema/answered-call';
import { withKeyNote } from './key-note';
import { secretHash } from './secret-hash';

const idOf = ({ key, call, whose }: KeyedWrite): string => secretHash(JSON.stringify([call, whose, key]));
const hashOfGiven = ({ key, given }: KeyedWrite): string => secretHash(JSON.stringify([key, ...given]));

/** A turn that is not renewed ends after so many milliseconds, so that a process that died holds up no repeat for longer. */
const turnMs = 15_000;
/** How often the holder of a turn renews it, in milliseconds. */
const renewEveryMs = 5_000;
/** How often a second one asks whether the first is done, in milliseconds. */
const askEveryMs = 50;

export const answeredCallStore = (
  { orm }: Database,
  clock: Clock,
  random: Pick<Random, 'uuid'>,
): AnsweredCalls => {
  /** Whether the turn is this holder's now. */
  const taken = async (id: string, holder: string): Promise<boolean> => {
    const turn = { holder, endsAt: fromDatabaseNow(turnMs) };
    const rows = await orm
      .insert(keyedTurn)
      .values({ id, ...turn })
      .onConflictDoUpdate({ target: keyedTurn.id, set: turn, setWhere: lt(keyedTurn.endsAt, databaseNow) })
      .returning({ id: keyedTurn.id });
    return rows.length === 1;
  };
  const own = (id: string, holder: string) => and(eq(keyedTurn.id, id), eq(keyedTurn.holder, holder));
  /** Renews the turn until the returned function is called; where it fails, the next one may succeed. */
  const renewed = (id: string, holder: string): (() => void) => {
    const renew = () =>
      orm
        .update(keyedTurn)
        .set({ endsAt: fromDatabaseNow(turnMs) })
        .where(own(id, holder))
        .catch(() => undefined);
    const timer = setInterval(() => void renew(), renewEveryMs);
    return () => clearInterval(timer);
  };
  const noteOf = (write: KeyedWrite, expiresAt: number) => ({
    id: idOf(write),
    givenHash: hashOfGiven(write),
    expiresAt,
  });
  const noteDone = async (write: KeyedWrite, expiresAt: number): Promise<void> => {
    const { id, ...noted } = noteOf(write, expiresAt);
    await orm
      .insert(answeredCall)
      .values({ id, ...noted })
      .onConflictDoUpdate({ target: answeredCall.id, set: noted });
  };

  return {
    inTurn: async (write, work) => {
      const id = idOf(write);
      const holder = random.uuid();
      const until = performance.now() + turnMs;
      while (!(await taken(id, holder))) {
        if (performance.now() > until) throw new StorageUnavailable('Another instance does the same write.');
        await wait(askEveryMs);
      }
      const stop = renewed(id, holder);
      try {
        return await work();
      } finally {
        stop();
        // A turn that is not given back ends by itself.
        await orm
          .delete(keyedTurn)
          .where(own(id, holder))
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
    noting: async (write, expiresAt, work) => {
      const { answer, isNoted } = await withKeyNote(noteOf(write, expiresAt), clock.now, work);
      if (isRight(answer) && !isNoted) await noteDone(write, expiresAt);
      return answer;
    },
    noteDone,
  };
};
