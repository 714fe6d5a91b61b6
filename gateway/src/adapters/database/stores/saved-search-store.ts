import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import {
  SavedFilter as FilterCodec,
  searchLimits,
  type SavedFilter,
  type SearchKind,
  type SavedSearch,
} from '../../../../../contract/search/saved-search';
import { kindsWith } from '../../../../../contract/kind/capabilities';
import { filterOf, type SearchDraft } from '../../../domain/search/search-draft';
import type { SavedSearches } from '../../../ports/saved-searches';
import { storedKinds } from '../kinds/kinds';
import type { SearchedKind } from '../kinds/stored-kind';
import type { Database, Orm } from '../orm';
import { savedSearch } from '../schema/saved-search';
import { accountLocked } from './account-lock';
import { searchOf } from './search-row';

const kept = isNull(savedSearch.removedAt);
const of = (accountId: string) => eq(savedSearch.accountId, accountId);
const one = (accountId: string, id: number) => and(of(accountId), eq(savedSearch.id, id));

const valuesOf = (search: SearchDraft) => {
  const filter: SavedFilter = FilterCodec.encode(filterOf(search));
  const { name, alert, kind, sourceType, mark, query } = search;
  return { name, alert, kind, sourceType, mark, query, filter };
};

/** The kinds whose lists members save as searches, as they are stored. */
export const searchedKinds: Readonly<Record<SearchKind, SearchedKind>> = storedKinds;

/** For each kind: when a found thing of it is still listed. */
const stillListed = kindsWith('savedSearch').map((kind) => {
  const { table, id, searched } = searchedKinds[kind];
  return sql`when ${sql.raw(`'${kind}'`)} then exists (select 1 from ${table} where ${id} = found.deal_id and ${searched.listed})`;
});

/** The matches since the owner's last look that are still listed. */
const fresh = sql<number>`(select count(*) from (select 1 from search_alert found
  where found.search_id = saved_search.id and found.made_at > saved_search.seen_at
    and case saved_search.kind ${sql.join(stillListed, sql` `)} else false end
  limit ${searchLimits.fresh}) as counted)`.mapWith(Number);

const read = async (orm: Orm, which: SQL | undefined): Promise<readonly SavedSearch[]> => {
  const rows = await orm
    .select({ ...getTableColumns(savedSearch), fresh })
    .from(savedSearch)
    .where(and(which, kept))
    .orderBy(desc(savedSearch.id));
  return rows.flatMap((row) => searchOf(row, row.fresh) ?? []);
};

const readOne = async (orm: Orm, which: SQL | undefined): Promise<SavedSearch | null> =>
  (await read(orm, which))[0] ?? null;

/** The searches that members keep, in the database. */
export const savedSearchStore = ({ orm, transaction }: Database): SavedSearches => ({
  takes: (search, now) => searchedKinds[search.kind].searched.which(search, now) !== null,
  add: (accountId, search, createdAt, most) =>
    transaction(async (within) => {
      await accountLocked(within, accountId);
      const values = valuesOf(search);
      const same = await readOne(
        within,
        and(
          of(accountId),
          eq(savedSearch.name, values.name),
          eq(savedSearch.kind, values.kind),
          eq(savedSearch.query, values.query),
          sql`${savedSearch.sourceType} is not distinct from ${values.sourceType}`,
          sql`${savedSearch.mark} is not distinct from ${values.mark}`,
          sql`${savedSearch.filter} = ${JSON.stringify(values.filter)}::jsonb`,
        ),
      );
      if (same !== null) return same;
      if ((await within.$count(savedSearch, and(of(accountId), kept))) >= most) return null;
      const [added] = await within
        .insert(savedSearch)
        .values({ ...values, accountId, createdAt })
        .returning();
      return added === undefined ? null : searchOf(added);
    }),
  list: (accountId) => read(orm, of(accountId)),
  change: async (accountId, id, { name, alert }) => {
    await orm
      .update(savedSearch)
      .set({ name, alert })
      .where(and(one(accountId, id), kept));
    return readOne(orm, one(accountId, id));
  },
  seen: async (accountId, id, seenAt) => {
    const changed = await orm
      .update(savedSearch)
      .set({ seenAt })
      .where(and(one(accountId, id), kept))
      .returning({ id: savedSearch.id });
    return changed.length > 0;
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
      await accountLocked(within, accountId);
      const [row] = await within.select().from(savedSearch).where(one(accountId, id));
      if (row === undefined) return 'unknown';
      if (row.removedAt !== null) {
        if ((await within.$count(savedSearch, and(of(accountId), kept))) >= most) return 'full';
        await within.update(savedSearch).set({ removedAt: null }).where(one(accountId, id));
      }
      return (await readOne(within, one(accountId, id))) ?? 'unknown';
    }),
  forget: async (before) => {
    await orm
      .delete(savedSearch)
      .where(and(isNotNull(savedSearch.removedAt), lt(savedSearch.removedAt, before)));
  },
});
