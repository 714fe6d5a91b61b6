import { and, desc, eq } from 'drizzle-orm';
import { afterTry, judgeCode, weightiest, type CodeVerdict } from '../../../domain/sent-code/sent-code';
import type { Clock } from '../../../ports/clock';
import type { CodeAnswer, SentCodes } from '../../../ports/sent-codes';
import type { Database, Orm } from '../orm';
import { sentCode } from '../schema/sent-code';

type KeptRow = typeof sentCode.$inferSelect;

/** The code that was asked for last from this place, and the one asked for last from anywhere. */
const candidates = async (orm: Orm, { phone, purpose, place }: CodeAnswer): Promise<readonly KeptRow[]> => {
  const asked = and(eq(sentCode.phone, phone), eq(sentCode.purpose, purpose));
  const newest = (of: typeof asked) =>
    orm.select().from(sentCode).where(of).orderBy(desc(sentCode.id)).limit(1).for('update');
  const [own] = await newest(and(asked, eq(sentCode.askedBy, place)));
  const [last] = await newest(asked);
  return [own, last].filter((row) => row !== undefined).filter(({ id }, at) => at === 0 || id !== own?.id);
};

export const sentCodeStore = (database: Database, clock: Clock): SentCodes => ({
  issue: async (code) => {
    await database.orm.insert(sentCode).values(code);
  },
  judge: (given, { uses }) =>
    database.transaction(async (orm) => {
      const now = clock.now();
      const verdicts: CodeVerdict[] = [];
      const tried = { answer: given.code, place: given.place };
      for (const kept of await candidates(orm, given)) {
        const changed = afterTry(kept, tried, now, uses);
        if (changed !== null) await orm.update(sentCode).set(changed).where(eq(sentCode.id, kept.id));
        verdicts.push(judgeCode(kept, tried, now));
        if (verdicts.includes('right')) break;
      }
      return weightiest(verdicts);
    }),
  recent: (phone, most) =>
    database.orm
      .select()
      .from(sentCode)
      .where(and(eq(sentCode.delivered, true), phone === null ? undefined : eq(sentCode.phone, phone)))
      .orderBy(desc(sentCode.id))
      .limit(most),
});
