import { and, asc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addressOfAny } from '../../../../../contract/kind/address';
import { kindsWith } from '../../../../../contract/kind/capabilities';
import type { SearchKind } from '../../../../../contract/search/saved-search';
import { slicesOf } from '../../../domain/list/slices-of';
import type { DueDigest, ListedHead, SearchAlerts, WaitingSearch } from '../../../ports/saved-searches';
import { rowsAtOnce } from '../insert-into';
import type { Database, Orm } from '../orm';
import { savedSearch, searchAlert } from '../schema/saved-search';
import { noticeAdded } from './message-store';
import { searchedKinds } from './saved-search-store';
import { searchOf } from './search-row';

const wanted = and(isNull(savedSearch.removedAt), ne(savedSearch.alert, 'off'));

const textOf = (column: PgColumn | null) => sql<string | null>`${column}`;

/** Listed things, with what every reader of their kind may see. */
const headsOf = async (
  orm: Orm,
  kind: SearchKind,
  ids: readonly string[],
): Promise<readonly ListedHead[]> => {
  const { table, id, found, searched } = searchedKinds[kind];
  const rows = await orm
    .select({
      id: sql<string>`${id}`,
      title: sql<string>`${found.title}`,
      sourceType: textOf(found.sourceType),
      ownerId: textOf(searched.ownerId),
      about: sql<string>`concat_ws('，', ${sql.join([sql`null`, ...searched.about], sql`, `)})`,
    })
    .from(table)
    .where(and(inArray(id, [...ids]), searched.listed));
  return rows.flatMap(({ sourceType, ...row }) => {
    const link = addressOfAny(kind, { sourceType, id: row.id });
    return link === null ? [] : [{ ...row, kind, link }];
  });
};

/** The matches of one kind that wait, with the titles of what is still listed. */
const waiting = (orm: Orm, kind: SearchKind, before: number) => {
  const { table, id, found, searched } = searchedKinds[kind];
  return orm
    .select({ search: savedSearch, title: sql<string>`${found.title}` })
    .from(searchAlert)
    .innerJoin(savedSearch, eq(savedSearch.id, searchAlert.searchId))
    .innerJoin(table, and(eq(id, searchAlert.dealId), searched.listed))
    .where(
      and(eq(savedSearch.kind, kind), isNull(searchAlert.notifiedAt), lt(searchAlert.madeAt, before), wanted),
    )
    .orderBy(asc(savedSearch.accountId), asc(savedSearch.id), asc(searchAlert.madeAt));
};

/** The matches of saved searches, in the database. */
export const searchAlertStore = ({ orm, transaction }: Database): SearchAlerts => ({
  listed: (kind, ids) => headsOf(orm, kind, ids),
  wanting: async (kind, after, most) => {
    const rows = await orm
      .select()
      .from(savedSearch)
      .where(and(eq(savedSearch.kind, kind), wanted, gt(savedSearch.id, after)))
      .orderBy(asc(savedSearch.id))
      .limit(most);
    return rows.flatMap((row): readonly WaitingSearch[] => {
      const search = searchOf(row);
      return search === null ? [] : [{ ...search, accountId: row.accountId }];
    });
  },
  matching: async (kind, ids, searches, now) => {
    const asked = searches.flatMap((search) => {
      const fits = searchedKinds[kind].searched.which(search, now);
      return fits === null ? [] : [{ search, fits }];
    });
    if (asked.length === 0) return [];
    const columns = asked.map(({ fits }) => sql`coalesce(${fits}, false)`);
    const { table, id: own } = searchedKinds[kind];
    const rows = await orm
      .select({
        id: sql<string>`${own}`,
        fits: sql<readonly boolean[]>`array[${sql.join(columns, sql`, `)}]`,
      })
      .from(table)
      .where(inArray(own, [...ids]));
    return asked.flatMap(({ search }, index) => {
      const held = rows.flatMap(({ id, fits }) => (fits[index] === true ? [id] : []));
      return held.length === 0 ? [] : [{ search, ids: held }];
    });
  },
  note: ({ id, accountId }, ids, madeAt, words) =>
    transaction(async (within) => {
      const notifiedAt = words === null ? null : madeAt;
      const added: string[] = [];
      for (const part of slicesOf(ids, rowsAtOnce)) {
        const rows = await within
          .insert(searchAlert)
          .values(part.map((dealId) => ({ searchId: Number(id), dealId, madeAt, notifiedAt })))
          .onConflictDoNothing()
          .returning();
        added.push(...rows.map(({ dealId }) => dealId));
      }
      if (words === null || added.length === 0) return null;
      return noticeAdded(within, { ...words(added), to: accountId, kind: 'deal', sentAt: madeAt });
    }),
  due: async (before) => {
    const rows: { readonly search: typeof savedSearch.$inferSelect; readonly title: string }[] = [];
    for (const kind of kindsWith('savedSearch')) rows.push(...(await waiting(orm, kind, before)));
    rows.sort((one, other) => one.search.id - other.search.id);
    const digests = new Map<string, Map<number, DueDigest['found'][number]>>();
    for (const { search, title } of rows) {
      const read = searchOf(search);
      if (read === null) continue;
      const own = digests.get(search.accountId) ?? new Map<number, DueDigest['found'][number]>();
      const titles = [...(own.get(search.id)?.titles ?? []), title];
      digests.set(search.accountId, own.set(search.id, { search: read, titles }));
    }
    return [...digests].map(([accountId, found]) => ({ accountId, found: [...found.values()] }));
  },
  notify: (accountId, before, at, words) =>
    transaction(async (within) => {
      const own = within
        .select({ id: savedSearch.id })
        .from(savedSearch)
        .where(eq(savedSearch.accountId, accountId));
      const updated = await within
        .update(searchAlert)
        .set({ notifiedAt: at })
        .where(
          and(
            inArray(searchAlert.searchId, own),
            isNull(searchAlert.notifiedAt),
            lt(searchAlert.madeAt, before),
          ),
        )
        .returning();
      if (updated.length === 0) return null;
      return noticeAdded(within, { ...words, to: accountId, kind: 'deal', sentAt: at });
    }),
});
