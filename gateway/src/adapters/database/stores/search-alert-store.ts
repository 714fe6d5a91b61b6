import { and, asc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addressOfAny } from '../../../../../contract/kind/address';
import { kindsWith } from '../../../../../contract/kind/capabilities';
import type { SearchKind } from '../../../../../contract/search/saved-search';
import type {
  DueDigest,
  ListedHead,
  ListedThing,
  SearchAlerts,
  WaitingSearch,
} from '../../../ports/saved-searches';
import type { Database, Orm } from '../orm';
import { savedSearch, searchAlert } from '../schema/saved-search';
import { noticeAdded } from './message-store';
import { searchedKinds } from './saved-search-store';
import { searchOf } from './search-row';

const wanted = and(isNull(savedSearch.removedAt), ne(savedSearch.alert, 'off'));

const textOf = (column: PgColumn | null) => sql<string | null>`${column}`;

/** A listed thing, with what every reader of its kind may see. */
const headOf = async (orm: Orm, { kind, id: thingId }: ListedThing): Promise<ListedHead | null> => {
  const { table, id, found, searched } = searchedKinds[kind];
  const [row] = await orm
    .select({
      title: sql<string>`${found.title}`,
      sourceType: textOf(found.sourceType),
      ownerId: textOf(searched.ownerId),
      about: sql<string>`concat_ws('，', ${sql.join([sql`null`, ...searched.about], sql`, `)})`,
    })
    .from(table)
    .where(and(eq(id, thingId), searched.listed));
  if (row === undefined) return null;
  const { title, sourceType, ownerId, about } = row;
  const link = addressOfAny(kind, { sourceType, id: thingId });
  return link === null ? null : { kind, id: thingId, title, about, link, ownerId };
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
  listed: (thing) => headOf(orm, thing),
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
  matching: async ({ kind, id }: ListedThing, searches, now) => {
    const asked = searches.flatMap((search) => {
      const fits = searchedKinds[kind].searched.which(search, now);
      return fits === null ? [] : [{ search, fits }];
    });
    if (asked.length === 0) return [];
    const columns = asked.map(
      ({ fits }, index) => [`fits${index}`, sql<boolean>`coalesce(${fits}, false)`] as const,
    );
    const { table, id: own } = searchedKinds[kind];
    const [row] = await orm.select(Object.fromEntries(columns)).from(table).where(eq(own, id));
    return asked.flatMap(({ search }, index) => (row?.[`fits${index}`] === true ? [search] : []));
  },
  note: ({ id, accountId }, dealId, madeAt, words) =>
    transaction(async (within) => {
      const [added] = await within
        .insert(searchAlert)
        .values({ searchId: Number(id), dealId, madeAt, notifiedAt: words === null ? null : madeAt })
        .onConflictDoNothing()
        .returning();
      if (added === undefined) return null;
      if (words === null) return { message: null };
      return {
        message: await noticeAdded(within, { ...words, to: accountId, kind: 'deal', sentAt: madeAt }),
      };
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
