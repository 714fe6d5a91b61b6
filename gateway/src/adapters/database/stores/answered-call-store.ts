import { and, eq, gt } from 'drizzle-orm';
import type { AnsweredCalls, KeyedWrite } from '../../../ports/answered-calls';
import type { Clock } from '../../../ports/clock';
import type { Database } from '../orm';
import { answeredCall } from '../schema/answered-call';
import { secretHash } from './secret-hash';

const idOf = ({ key, given }: KeyedWrite): string => secretHash(JSON.stringify([key, ...given]));

export const answeredCallStore = ({ orm }: Database, clock: Clock): AnsweredCalls => ({
  wasDone: async (write) => {
    const [found] = await orm
      .select()
      .from(answeredCall)
      .where(and(eq(answeredCall.id, idOf(write)), gt(answeredCall.expiresAt, clock.now())));
    return found !== undefined;
  },
  noteDone: async (write, expiresAt) => {
    await orm
      .insert(answeredCall)
      .values({ id: idOf(write), expiresAt })
      .onConflictDoUpdate({ target: answeredCall.id, set: { expiresAt } });
  },
});
