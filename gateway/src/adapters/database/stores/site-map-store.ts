import { asc, count, max, sql } from 'drizzle-orm';
import type { Clock } from '../../../ports/clock';
import type { SiteMap, SitePage, SitePart } from '../../../ports/site-map';
import { storedKinds } from '../kinds/kinds';
import type { MappedKind } from '../kinds/stored-kind';
import type { Database } from '../orm';

/** Search engines take 50,000 addresses of one part; a smaller one is made sooner. */
const partSize = 20_000;
/** Further pages of a kind are found by the lists. */
const mostParts = 25;

const mapped: readonly MappedKind[] = Object.values(storedKinds).filter((kind) => 'siteMap' in kind);

const partName = /^([a-z]{1,20})-([1-9]\d?)$/;

/** @param fixed the pages that always exist, which are the first part */
export const siteMapStore = ({ orm }: Database, clock: Clock, fixed: readonly string[]): SiteMap => {
  const partsOf = async ({ table, siteMap }: MappedKind): Promise<readonly SitePart[]> => {
    const { name, changedAt, shown } = siteMap;
    const [summary] = await orm
      .select({ count: count().mapWith(Number), last: max(changedAt) })
      .from(table)
      .where(shown(clock.now()));
    const length = Math.min(mostParts, Math.ceil((summary?.count ?? 0) / partSize));
    const last = summary?.last === null || summary?.last === undefined ? null : Number(summary.last);
    return Array.from({ length }, (_, place) => ({ name: `${name}-${place + 1}`, changedAt: last }));
  };
  const pagesOf = async ({ table, id, siteMap }: MappedKind, part: number): Promise<SitePage[]> =>
    orm
      .select({ path: siteMap.path, changedAt: sql<number>`${siteMap.changedAt}`.mapWith(Number) })
      .from(table)
      .where(siteMap.shown(clock.now()))
      .orderBy(asc(id))
      .limit(partSize)
      .offset((part - 1) * partSize);
  return {
    parts: async () => {
      const parts: SitePart[] = [{ name: 'pages', changedAt: null }];
      for (const each of mapped) parts.push(...(await partsOf(each)));
      return parts;
    },
    pages: async (name) => {
      if (name === 'pages') return fixed.map((path) => ({ path, changedAt: null }));
      const [, kind = '', part = ''] = partName.exec(name) ?? [];
      const known = mapped.find(({ siteMap }) => siteMap.name === kind);
      if (known === undefined || Number(part) > mostParts) return null;
      const pages = await pagesOf(known, Number(part));
      return pages.length === 0 ? null : pages;
    },
  };
};
