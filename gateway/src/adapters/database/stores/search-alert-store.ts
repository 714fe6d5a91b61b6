import { and, asc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { queryOf } from '../../../domain/search/search-draft';
import type { DueDigest, SearchAlerts, WaitingSearch } from '../../../ports/saved-searches';
import { dealConditions } from '../deal-conditions';
import type { Database } from '../orm';
import { sale } from '../schema/sale';
import { savedSearch, searchAlert } from '../schema/saved-search';
import { noticeAdded } from './message-store';
import { searchOf } from './search-row';

const wanted = and(isNull(savedSearch.removedAt), ne(savedSearch.alert, 'off'));

/** What is found for the searches that members keep, in the database. */
export const searchAlertStore = ({ orm, transaction }: Database): SearchAlerts => ({
  deal: async (saleId) => {
    const { id, sourceType, title, industry, region, ownerId } = sale;
    const [row] = await orm
      .select({ id, sourceType, title, industry, region, ownerId })
      .from(sale)
      .where(and(eq(sale.id, saleId), eq(sale.state, 'listed')));
    return row ?? null;
  },
  wanting: async (after, most) => {
    const rows = await orm
      .select()
      .from(savedSearch)
      .where(and(eq(savedSearch.kind, 'sale'), wanted, gt(savedSearch.id, after)))
      .orderBy(asc(savedSearch.id))
      .limit(most);
    return rows.flatMap((row): readonly WaitingSearch[] => {
      const search = searchOf(row);
      return search === null ? [] : [{ ...search, accountId: row.accountId }];
    });
  },
  matching: async (saleId, searches, now) => {
    const asked = searches.flatMap((search) => {
      const query = queryOf(search, now);
      return query === null ? [] : [{ search, fits: dealConditions(sale, query) }];
    });
    if (asked.length === 0) return [];
    const columns = asked.map(
      ({ fits }, index) => [`fits${index}`, sql<boolean>`coalesce(${fits}, false)`] as const,
    );
    const [row] = await orm.select(Object.fromEntries(columns)).from(sale).where(eq(sale.id, saleId));
    return asked.flatMap(({ search }, index) => (row?.[`fits${index}`] === true ? [search] : []));
  },
  note: ({ id, accountId }, dealId, madeAt, words) =>
    transaction(async (within) => {
      const [added] = await within
        .insert(searchAlert)
        .values({ searchId: Number(id), dealId, madeAt, toldAt: words === null ? null : madeAt })
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
      .select({ search: savedSearch, title: sale.title })
      .from(searchAlert)
      .innerJoin(savedSearch, eq(savedSearch.id, searchAlert.searchId))
      .innerJoin(sale, eq(sale.id, searchAlert.dealId))
      .where(
        and(isNull(searchAlert.toldAt), lt(searchAlert.madeAt, before), wanted, eq(sale.state, 'listed')),
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
  tell: (accountId, before, at, words) =>
    transaction(async (within) => {
      const own = within
        .select({ id: savedSearch.id })
        .from(savedSearch)
        .where(eq(savedSearch.accountId, accountId));
      const told = await within
        .update(searchAlert)
        .set({ toldAt: at })
        .where(
          and(inArray(searchAlert.searchId, own), isNull(searchAlert.toldAt), lt(searchAlert.madeAt, before)),
        )
        .returning();
      if (told.length === 0) return null;
      return noticeAdded(within, { ...words, to: accountId, kind: 'deal', sentAt: at });
    }),
});
