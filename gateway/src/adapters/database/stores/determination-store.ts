import { desc, eq } from 'drizzle-orm';
import type { Determinations } from '../../../ports/determinations';
import type { Database } from '../orm';
import { determination } from '../schema/determination';

const columns = {
  standard: determination.standard,
  grade: determination.grade,
  determinedAt: determination.determinedAt,
  validUntil: determination.validUntil,
};

export const determinationStore = ({ orm }: Database): Determinations => ({
  newest: async (accountId) => {
    const [row] = await orm
      .select(columns)
      .from(determination)
      .where(eq(determination.accountId, accountId))
      .orderBy(desc(determination.number))
      .limit(1);
    return row ?? null;
  },
  add: async (accountId, form, stored) => {
    await orm.insert(determination).values({ accountId, ...form, ...stored });
  },
});
