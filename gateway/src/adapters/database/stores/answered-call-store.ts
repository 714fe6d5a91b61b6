import { and, eq, gt } from 'drizzle-orm';
import type { AnsweredCalls, KeyedWrite } from '../../../ports/answered-calls';
import type { Clock } from '../../../ports/clock';
import type { Database } from '../orm';
import { answeredCall } from '../schema/answered-call';
import { secretHash } from './secret-hash';

const idOf = ({ key, call, whose }: KeyedWrite): string => secretHash(JSON.stringify([call, whose, key]));
const hashOfGiven = ({ key, given }: KeyedWrite): string => secretHash(JSON.stringify([key, ...given]));

export const answeredCallStore = ({ orm }: Database, clock: Clock): AnsweredCalls => ({
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
});
