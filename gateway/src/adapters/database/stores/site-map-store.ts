import { and, asc, count, eq, gt, gte, isNull, max, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { listAddress } from '../../../../../contract/kind/address';
import type { KindWith } from '../../../../../contract/kind/kinds';
import type { Clock } from '../../../ports/clock';
import type { SiteMap, SitePage, SitePart } from '../../../ports/site-map';
import type { Database } from '../orm';
import { buy } from '../kinds/buy/table';
import { news } from '../kinds/news/table';
import { sale } from '../kinds/sale/table';
import { transfer } from '../kinds/transfer/table';

/** Search engines take 50,000 addresses of one part; a smaller one is made sooner. */
const partSize = 20_000;
/** Further pages of a kind are found by the lists. */
const mostParts = 25;

interface Kind {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly path: SQL<string>;
  readonly changedAt: PgColumn;
  /** Which of them crawlers may see at a time. */
  readonly shown: (now: number) => SQL | undefined;
}

/** The address of each row's page, as `addressOf` makes it of a thing. */
const pathOf = (
  kind: KindWith<'siteMap'>,
  { id, sourceType }: { readonly id: PgColumn; readonly sourceType?: PgColumn },
): SQL<string> => {
  const under = `${listAddress(kind)}/`;
  return sourceType === undefined
    ? sql<string>`${under}::text || ${id}`
    : sql<string>`${under}::text || ${sourceType} || '/' || ${id}`;
};

/** The things that have pages of their own, by the name of their parts. */
const kinds: Readonly<Record<string, Kind>> = {
  sales: {
    table: sale,
    id: sale.id,
    path: pathOf('sale', sale),
    changedAt: sale.confirmedAt,
    shown: () => eq(sale.state, 'listed'),
  },
  demands: {
    table: buy,
    id: buy.id,
    path: pathOf('buy', buy),
    changedAt: buy.confirmedAt,
    shown: (now) => and(eq(buy.state, 'listed'), gt(buy.expiresAt, now)),
  },
  transfers: {
    table: transfer,
    id: transfer.id,
    path: pathOf('transfer', transfer),
    changedAt: transfer.confirmedAt,
    shown: (now) =>
      and(eq(transfer.state, 'listed'), or(isNull(transfer.deadline), gte(transfer.deadline, now))),
  },
  news: {
    table: news,
    id: news.id,
    path: pathOf('news', news),
    changedAt: news.publishedAt,
    shown: () => isNull(news.withdrawnAt),
  },
};

const partName = /^([a-z]{1,20})-([1-9]\d?)$/;

/** @param fixed the pages that always exist, which are the first part */
export const siteMapStore = ({ orm }: Database, clock: Clock, fixed: readonly string[]): SiteMap => {
  const partsOf = async ([name, { table, changedAt, shown }]: readonly [string, Kind]): Promise<
    readonly SitePart[]
  > => {
    const [told] = await orm
      .select({ count: count().mapWith(Number), last: max(changedAt) })
      .from(table)
      .where(shown(clock.now()));
    const length = Math.min(mostParts, Math.ceil((told?.count ?? 0) / partSize));
    const last = told?.last === null || told?.last === undefined ? null : Number(told.last);
    return Array.from({ length }, (_, place) => ({ name: `${name}-${place + 1}`, changedAt: last }));
  };
  const pagesOf = async ({ table, id, path, changedAt, shown }: Kind, part: number): Promise<SitePage[]> =>
    orm
      .select({ path, changedAt: sql<number>`${changedAt}`.mapWith(Number) })
      .from(table)
      .where(shown(clock.now()))
      .orderBy(asc(id))
      .limit(partSize)
      .offset((part - 1) * partSize);
  return {
    parts: async () => {
      const parts: SitePart[] = [{ name: 'pages', changedAt: null }];
      for (const each of Object.entries(kinds)) parts.push(...(await partsOf(each)));
      return parts;
    },
    pages: async (name) => {
      if (name === 'pages') return fixed.map((path) => ({ path, changedAt: null }));
      const [, kind = '', part = ''] = partName.exec(name) ?? [];
      const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
      if (known === undefined || Number(part) > mostParts) return null;
      const pages = await pagesOf(known, Number(part));
      return pages.length === 0 ? null : pages;
    },
  };
};
