import { and, eq, getTableColumns, gte, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Fund, FundSort } from '../../../../../../contract/fund/fund';
import { searchQuery } from '../../../../domain/search/bigrams';
import type { FundQuery, Funds } from '../../../../ports/funds';
import type { DealChoices } from '../../../../ports/sales';
import { holdingOne } from '../../deal-conditions';
import type { DealOrder } from '../../keyset';
import type { Database } from '../../orm';
import { listedStore } from '../listed-store';
import { fund } from './table';

const { materials: _materials, industryIds, regionId, search, ...registered } = getTableColumns(fund);
const { id, name, code, manager, type, strategy, stage, state, currency, size, industries, region, filedAt } =
  registered;
const head = {
  id,
  name,
  code,
  manager,
  type,
  strategy,
  stage,
  state,
  currency,
  size,
  industries,
  region,
  filedAt,
};

/** What each order goes by; a fund without a published size is last, as the indexes of migration 81 have it. */
const orders: Readonly<Record<FundSort, DealOrder>> = {
  filed: { place: sql<string>`${filedAt}`, direction: 'down' },
  sizeDown: { place: sql<string>`coalesce(${size}, -1)`, direction: 'down' },
  sizeUp: { place: sql<string>`coalesce(${size}, 1000000000000000)`, direction: 'up' },
};

const among = (column: PgColumn, values: readonly string[]): SQL | undefined =>
  values.length === 0 ? undefined : inArray(column, [...values]);

const holdingWord = (keyword: string | null): SQL | undefined => {
  if (keyword === null) return undefined;
  const query = searchQuery([keyword]);
  // A word without a letter or digit matches no text.
  return query === null ? sql`false` : sql`${search} @@ ${query}::tsquery`;
};

const which = (query: FundQuery): SQL | undefined =>
  and(
    among(type, query.type),
    among(strategy, query.strategy),
    among(stage, query.stage),
    query.industry.length === 0 ? undefined : holdingOne(industryIds, query.industry),
    among(regionId, query.region),
    query.currency === null ? undefined : eq(currency, query.currency),
    query.min === null ? undefined : gte(size, query.min),
    query.max === null ? undefined : and(isNotNull(size), lte(size, query.max)),
    holdingWord(query.keyword),
  );

export const fundStore = ({ orm }: Database): Funds => ({
  ...listedStore<FundSort, FundQuery, Fund, DealChoices>(orm, {
    table: fund,
    id,
    which,
    orders,
    rows: (place) =>
      orm
        .select({ ...head, place })
        .from(fund)
        .$dynamic(),
    choices: async (query, count) => ({
      industries: await count.several(industryIds, { ...query, industry: [] }),
      regions: await count.one(regionId, { ...query, region: [] }),
    }),
    looser: () => Promise.resolve([]),
  }),
  one: async (fundId) => (await orm.select(registered).from(fund).where(eq(id, fundId)))[0] ?? null,
  materials: async (fundId) =>
    (await orm.select({ materials: fund.materials }).from(fund).where(eq(id, fundId)))[0]?.materials ?? null,
});
