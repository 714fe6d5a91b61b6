import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { addressOf } from '../../../../../contract/kind/address';
import type { SearchKind } from '../../../../../contract/search/saved-search';
import { queryOf } from '../../../domain/search/search-draft';
import type {
  DueDigest,
  ListedHead,
  ListedThing,
  SearchAlerts,
  WaitingSearch,
} from '../../../ports/saved-searches';
import { dealConditions, demandConditions } from '../deal-conditions';
import type { Database, Orm } from '../orm';
import { buy } from '../kinds/buy/table';
import { sale } from '../kinds/sale/table';
import { savedSearch, searchAlert } from '../schema/saved-search';
import { noticeAdded } from './message-store';
import { searchOf } from './search-row';

const wanted = and(isNull(savedSearch.removedAt), ne(savedSearch.alert, 'off'));
const tables = { sale, buy } as const;

/** The listed deal of each side, with its public values. */
const listedOf: Readonly<Record<SearchKind, (orm: Orm, id: string) => Promise<ListedHead | null>>> = {
  sale: async (orm, id) => {
    const { sourceType, title, industry, region, ownerId } = sale;
    const [row] = await orm
      .select({ sourceType, title, industry, region, ownerId })
      .from(sale)
      .where(and(eq(sale.id, id), eq(sale.state, 'listed')));
    if (row === undefined) return null;
    const about = `${row.industry}，${row.region}`;
    const link = addressOf('sale', { sourceType: row.sourceType, id });
    return { kind: 'sale', id, title: row.title, about, link, ownerId: row.ownerId };
  },
  buy: async (orm, id) => {
    const [row] = await orm
      .select({ title: buy.title, ownerId: buy.ownerId })
      .from(buy)
      .where(and(eq(buy.id, id), eq(buy.state, 'listed')));
    return row === undefined ? null : { kind: 'buy', id, about: '', link: addressOf('buy', { id }), ...row };
  },
};

/** What an alert is about, as long as it is listed. */
const of = (kind: SearchKind) =>
  and(eq(savedSearch.kind, kind), eq(tables[kind].id, searchAlert.dealId), eq(tables[kind].state, 'listed'));

/** Whether the list of a search holds what a row is of. */
const fitsOf = (search: WaitingSearch, now: number) => {
  const asked = queryOf(search, now);
  if (asked === null) return null;
  return asked.kind === 'sale' ? dealConditions(sale, asked.query) : demandConditions(buy, asked.query, now);
};

/** The matches of saved searches, in the database. */
export const searchAlertStore = ({ orm, transaction }: Database): SearchAlerts => ({
  listed: ({ kind, id }) => listedOf[kind](orm, id),
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
      const fits = fitsOf(search, now);
      return fits === null || fits === undefined ? [] : [{ search, fits }];
    });
    if (asked.length === 0) return [];
    const columns = asked.map(
      ({ fits }, index) => [`fits${index}`, sql<boolean>`coalesce(${fits}, false)`] as const,
    );
    const table = tables[kind];
    const [row] = await orm.select(Object.fromEntries(columns)).from(table).where(eq(table.id, id));
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
    const rows = await orm
      .select({ search: savedSearch, title: sql<string>`coalesce(${sale.title}, ${buy.title})` })
      .from(searchAlert)
      .innerJoin(savedSearch, eq(savedSearch.id, searchAlert.searchId))
      .leftJoin(sale, of('sale'))
      .leftJoin(buy, of('buy'))
      .where(
        and(
          isNull(searchAlert.notifiedAt),
          lt(searchAlert.madeAt, before),
          wanted,
          or(isNotNull(sale.id), isNotNull(buy.id)),
        ),
      )
      .orderBy(asc(savedSearch.accountId), asc(savedSearch.id), asc(searchAlert.madeAt));
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
