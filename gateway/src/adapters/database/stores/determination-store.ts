import { desc, eq } from 'drizzle-orm';
import type { Determinations } from '../../../ports/determinations';
import type { Database } from '../orm';
import { determination } from '../schema/determination';
import { accountLocked } from './account-lock';
import { keyNoted } from './key-note';

const columns = {
  standard: determination.standard,
  grade: determination.grade,
  determinedAt: determination.determinedAt,
  validUntil: determination.validUntil,
};

export const determinationStore = ({ orm, transaction }: Database): Determinations => ({
  newest: async (accountId) => {
    const [row] = await orm
      .select(columns)
      .from(determination)
      .where(eq(determination.accountId, accountId))
      .orderBy(desc(determination.number))
      .limit(1);
    return row ?? null;
  },
  add: (accountId, form, stored) =>
    transaction(async (within) => {
      await accountLocked(within, accountId);
      await within.insert(determination).values({ accountId, ...form, ...stored });
      await keyNoted(within);
    }),
});
