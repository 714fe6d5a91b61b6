import { and, desc, eq } from 'drizzle-orm';
import { afterAnswer, judgeCode } from '../../../domain/sent-code/sent-code';
import type { Clock } from '../../../ports/clock';
import type { SentCodes } from '../../../ports/sent-codes';
import type { Database } from '../orm';
import { sentCode } from '../schema/sent-code';

export const sentCodeStore = (database: Database, clock: Clock): SentCodes => ({
  issue: async (code) => {
    await database.orm.insert(sentCode).values(code);
  },
  judge: ({ phone, purpose, code }, { uses }) =>
    database.transaction(async (orm) => {
      const now = clock.now();
      const [kept] = await orm
        .select()
        .from(sentCode)
        .where(and(eq(sentCode.phone, phone), eq(sentCode.purpose, purpose)))
        .orderBy(desc(sentCode.id))
        .limit(1)
        .for('update');
      if (kept === undefined) return 'wrong';
      const changed = afterAnswer(kept, code, now, uses);
      if (changed !== null) await orm.update(sentCode).set(changed).where(eq(sentCode.id, kept.id));
      return judgeCode(kept, code, now);
    }),
  recent: (phone, most) =>
    database.orm
      .select()
      .from(sentCode)
      .where(and(eq(sentCode.delivered, true), phone === null ? undefined : eq(sentCode.phone, phone)))
      .orderBy(desc(sentCode.id))
      .limit(most),
});
