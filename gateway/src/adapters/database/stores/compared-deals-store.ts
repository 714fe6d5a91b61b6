import { eq } from 'drizzle-orm';
import type { ComparedDeals } from '../../../ports/compared-deals';
import type { Database, Orm } from '../orm';
import { comparedDeals } from '../schema/compared-deals';
import { accountLocked } from './account-lock';

const idsOf = async (orm: Orm, accountId: string): Promise<readonly string[]> => {
  const [row] = await orm
    .select({ ids: comparedDeals.ids })
    .from(comparedDeals)
    .where(eq(comparedDeals.accountId, accountId));
  return row?.ids ?? [];
};

/** The deals that members put next to each other, in the database. */
export const comparedDealsStore = ({ orm, transaction }: Database): ComparedDeals => ({
  of: (accountId) => idsOf(orm, accountId),
  change: (accountId, change, changedAt) =>
    transaction(async (within) => {
      // Of two changes at once the second sees the first.
      await accountLocked(within, accountId);
      const ids = change(await idsOf(within, accountId));
      await within
        .insert(comparedDeals)
        .values({ accountId, ids, changedAt })
        .onConflictDoUpdate({ target: comparedDeals.accountId, set: { ids, changedAt } });
      return ids;
    }),
});
