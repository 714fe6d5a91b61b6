import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { SaleSort } from '../../../../../../contract/sale/kind';
import { stateAt } from '../../../../domain/nda/nda';
import type { DealQuery } from '../../../../domain/deal/deal-query';
import { loosenedCounts } from '../../../../domain/deal/loosened';
import type { SaleHead } from '../../../../domain/sale/sale';
import { dealConditions } from '../../deal-conditions';
import type { DealOrder } from '../../keyset';
import { dealChoices } from '../deal-choices';
import { listedStore } from '../listed-store';
import type { DealChoices, Sales } from '../../../../ports/sales';
import { nothingKept, type KeptReads } from '../../kept-reads';
import type { Database } from '../../orm';
import { nda } from '../../schema/nda';
import { sale } from './table';

/** What lists read of a deal. */
export const saleHeadColumns = {
  id: sale.id,
  sourceType: sale.sourceType,
  code: sale.code,
  title: sale.title,
  industry: sale.industry,
  region: sale.region,
  stage: sale.stage,
  amountLabel: sale.amountLabel,
  amount: sale.amount,
  revenue: sale.revenue,
  revenueYear: sale.revenueYear,
  revenueGrowth: sale.revenueGrowth,
  netProfit: sale.netProfit,
  valuation: sale.valuation,
  confirmedAt: sale.confirmedAt,
  hidden: sale.hidden,
};

const {
  industryGroup: _group,
  recommended: _recommended,
  industryId: _industry,
  regionId: _region,
  roundId: _round,
  listedAmount: _listedAmount,
  listedRevenue: _listedRevenue,
  listedStake: _listedStake,
  search: _search,
  leastBid: _leastBid,
  ...saleColumns
} = getTableColumns(sale);

/** A hidden net profit counts as none, so that its place in a list says nothing of it (ENT-08). */
const listedProfit = sql`case when ${sale.hidden} ? 'netProfit' then null else ${sale.netProfit} end`;

/** What each order goes by; a deal without the figure is last, as in the indexes of migrations 21 and 80. */
const orderedBy: Readonly<Record<SaleSort, DealOrder>> = {
  confirmed: { place: sql<string>`${sale.confirmedAt}`, direction: 'down' },
  amountDown: { place: sql<string>`coalesce(${sale.listedAmount}, -1)`, direction: 'down' },
  amountUp: { place: sql<string>`coalesce(${sale.listedAmount}, 1000000000000000)`, direction: 'up' },
  revenueDown: { place: sql<string>`coalesce(${sale.listedRevenue}, -1)`, direction: 'down' },
  profitDown: { place: sql<string>`coalesce(${listedProfit}, -1000000000000000)`, direction: 'down' },
  growthDown: {
    place: sql<string>`coalesce(${sale.revenueGrowth}, -1000000000000000)`,
    direction: 'down',
  },
};

/** Of so many NDAs of an account it is asked what they hold open. */
const mostSigned = 100;

const isListed = eq(sale.state, 'listed');

/** @param kept caches the reads; the owner of the cache invalidates it */
export const saleStore = ({ orm }: Database, kept: KeptReads = nothingKept): Sales => {
  const listed = listedStore<SaleSort, DealQuery<SaleSort>, SaleHead, DealChoices>(orm, {
    table: sale,
    id: sale.id,
    which: (query) => dealConditions(sale, query),
    orders: orderedBy,
    rows: (place) =>
      orm
        .select({ ...saleHeadColumns, place })
        .from(sale)
        .$dynamic(),
    choices: dealChoices(sale),
    looser: loosenedCounts,
    total: kept.total,
  });
  /** Its text is made once: that takes longer than to read the deal. */
  const one = orm
    .select(saleColumns)
    .from(sale)
    .where(and(eq(sale.id, sql.placeholder('id')), eq(sale.sourceType, sql.placeholder('sourceType'))))
    .prepare('sale_one');
  return {
    recommended: (limit) =>
      orm
        .select(saleHeadColumns)
        .from(sale)
        .where(and(isNotNull(sale.recommended), isListed))
        .orderBy(asc(sale.recommended), asc(sale.id))
        .limit(limit),
    newest: (limit, excluded) =>
      orm
        .select(saleHeadColumns)
        .from(sale)
        .where(and(isListed, excluded.length === 0 ? undefined : notInArray(sale.id, [...excluded])))
        .orderBy(desc(sale.confirmedAt), desc(sale.id))
        .limit(limit),
    several: (ids) =>
      ids.length === 0
        ? Promise.resolve([])
        : orm
            .select(saleColumns)
            .from(sale)
            .where(inArray(sale.id, [...ids])),
    one: (sourceType, id) =>
      kept.one(sourceType, id, async () => {
        const [row] = await one.execute({ id, sourceType });
        return row ?? null;
      }),
    page: (query, asked) => kept.page(query, asked, () => listed.page(query, asked)),
    counts: (query) => kept.choices(query, () => listed.counts(query)),
    byIndustry: () => {
      const amount = count().mapWith(Number);
      return orm
        .select({ name: sale.industryGroup, count: amount })
        .from(sale)
        .where(isListed)
        .groupBy(sale.industryGroup)
        .orderBy(desc(amount), asc(sale.industryGroup));
    },
    standings: async (accountId, saleIds, now) => {
      if (saleIds.length === 0) return new Map();
      const rows = await orm
        .select({ saleId: sale.id, ownerId: sale.ownerId, state: nda.state, expiresAt: nda.expiresAt })
        .from(sale)
        .leftJoin(nda, and(eq(nda.saleId, sale.id), eq(nda.accountId, accountId)))
        .where(inArray(sale.id, [...saleIds]));
      return new Map(
        rows.map(({ saleId, ownerId, state, expiresAt }) => [
          saleId,
          {
            owns: ownerId === accountId,
            ndaState: stateAt({ state: state ?? 'unsigned', expiresAt }, now),
            ndaEndsAt: expiresAt,
          },
        ]),
      );
    },
    signedBy: (accountId, now) =>
      orm
        .select(saleColumns)
        .from(nda)
        .innerJoin(sale, eq(sale.id, nda.saleId))
        .where(
          and(
            eq(nda.accountId, accountId),
            eq(nda.state, 'signed'),
            or(isNull(nda.expiresAt), gt(nda.expiresAt, now)),
            isListed,
          ),
        )
        .orderBy(desc(nda.changedAt), desc(nda.id))
        .limit(mostSigned),
  };
};
