import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Fund, FundSort } from '../../../../../../contract/fund/fund';
import type { ChoiceCounts } from '../../../../../../contract/kind/choice-counts';
import type { FundQuery, Funds } from '../../../../ports/funds';
import type { DealOrder } from '../../keyset';
import type { Database } from '../../orm';
import { choiceConditions, choiceCounts } from '../choice-store';
import { listedStore } from '../listed-store';
import { fund } from './table';

const {
  materials: _materials,
  industryIds,
  regionId,
  search,
  sizeInCny,
  withdrawnAt,
  ...registered
} = getTableColumns(fund);
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

const shown = isNull(withdrawnAt);

/** What each order goes by; a fund without a published size is last, as the indexes of migration 83 have it. */
const orders: Readonly<Record<FundSort, DealOrder>> = {
  filed: { place: sql<string>`${filedAt}`, direction: 'down' },
  sizeDown: { place: sql<string>`coalesce(${sizeInCny}, -1)`, direction: 'down' },
  sizeUp: { place: sql<string>`coalesce(${sizeInCny}, 1000000000000000)`, direction: 'up' },
};

const columns = {
  words: { type, strategy, stage, currency },
  industryIds,
  regionId,
  search,
  amount: { least: sizeInCny, most: sizeInCny },
};

/** The conditions of the list. */
export const whichFunds = (query: FundQuery) => and(shown, choiceConditions<FundQuery>(columns, query));

export const fundStore = ({ orm }: Database): Funds => ({
  ...listedStore<FundSort, FundQuery, Fund, Pick<ChoiceCounts, 'choices'>>(orm, {
    table: fund,
    id,
    which: whichFunds,
    orders,
    rows: (place) =>
      orm
        .select({ ...head, place })
        .from(fund)
        .$dynamic(),
    choices: choiceCounts<FundQuery>(columns),
    looser: () => Promise.resolve([]),
  }),
  one: async (fundId) =>
    (
      await orm
        .select(registered)
        .from(fund)
        .where(and(eq(id, fundId), shown))
    )[0] ?? null,
  materials: async (fundId) =>
    (
      await orm
        .select({ materials: fund.materials })
        .from(fund)
        .where(and(eq(id, fundId), shown))
    )[0]?.materials ?? null,
});
