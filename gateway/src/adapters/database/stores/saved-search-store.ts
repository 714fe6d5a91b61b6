import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { SavedFilter } from '../../../../../contract/search/saved-search';
import { SavedFilter as FilterCodec } from '../../../../../contract/search/saved-search';
import { filterOf, type SearchDraft } from '../../../domain/search/search-draft';
import type { SavedSearches } from '../../../ports/saved-searches';
import type { Database, Orm } from '../orm';
import { account } from '../schema/account';
import { savedSearch } from '../schema/saved-search';
import { searchesOf, searchOf } from './search-row';

const kept = isNull(savedSearch.removedAt);
const of = (accountId: string) => eq(savedSearch.accountId, accountId);
const one = (accountId: string, id: number) => and(of(accountId), eq(savedSearch.id, id));

/** One after the other, so that two at once are counted both. */
const locked = async (orm: Orm, accountId: string): Promise<void> => {
  await orm.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
};

const valuesOf = (search: SearchDraft) => {
  const filter: SavedFilter = FilterCodec.encode(filterOf(search));
  const { name, alert, sourceType, mark } = search;
  return { name, alert, sourceType, mark, filter };
};

/** The searches that members keep, in the database. */
export const savedSearchStore = ({ orm, transaction }: Database): SavedSearches => ({
  add: (accountId, search, createdAt, most) =>
    transaction(async (within) => {
      await locked(within, accountId);
      const values = valuesOf(search);
      const [same] = await within
        .select()
        .from(savedSearch)
        .where(
          and(
            of(accountId),
            kept,
            eq(savedSearch.name, values.name),
            sql`${savedSearch.sourceType} is not distinct from ${values.sourceType}`,
            sql`${savedSearch.mark} is not distinct from ${values.mark}`,
            sql`${savedSearch.filter} = ${JSON.stringify(values.filter)}::jsonb`,
          ),
        );
      if (same !== undefined) return searchOf(same);
      if ((await within.$count(savedSearch, and(of(accountId), kept))) >= most) return null;
      const [added] = await within
        .insert(savedSearch)
        .values({ ...values, accountId, kind: 'sale', createdAt })
        .returning();
      return added === undefined ? null : searchOf(added);
    }),
  list: async (accountId) =>
    searchesOf(
      await orm
        .select()
        .from(savedSearch)
        .where(and(of(accountId), kept))
        .orderBy(desc(savedSearch.id)),
    ),
  change: async (accountId, id, { name, alert }) => {
    const [row] = await orm
      .update(savedSearch)
      .set({ name, alert })
      .where(and(one(accountId, id), kept))
      .returning();
    return row === undefined ? null : searchOf(row);
  },
  remove: async (accountId, id, removedAt) => {
    await orm
      .update(savedSearch)
      .set({ removedAt })
      .where(and(one(accountId, id), kept));
    return (await orm.$count(savedSearch, one(accountId, id))) > 0;
  },
  restore: (accountId, id, most) =>
    transaction(async (within) => {
      await locked(within, accountId);
      const [row] = await within.select().from(savedSearch).where(one(accountId, id));
      if (row === undefined) return 'unknown';
      if (row.removedAt !== null) {
        if ((await within.$count(savedSearch, and(of(accountId), kept))) >= most) return 'full';
        await within.update(savedSearch).set({ removedAt: null }).where(one(accountId, id));
      }
      return searchOf(row) ?? 'unknown';
    }),
  forget: async (before) => {
    await orm
      .delete(savedSearch)
      .where(and(isNotNull(savedSearch.removedAt), lt(savedSearch.removedAt, before)));
  },
});
