import { and, asc, count, desc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { Sale } from '../../../domain/sale/sale';
import type { Sales } from '../../../ports/sales';
import type { Database } from '../orm';
import { nda, sale } from '../schema/sale';

const headColumns = {
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

const saleOf = (row: typeof sale.$inferSelect): Sale => {
  const { industryGroup: _group, recommended: _place, ...kept } = row;
  return kept;
};

export const saleStore = ({ orm }: Database): Sales => ({
  recommended: (limit) =>
    orm
      .select(headColumns)
      .from(sale)
      .where(isNotNull(sale.recommended))
      .orderBy(asc(sale.recommended), asc(sale.id))
      .limit(limit),
  newest: (limit, beside) =>
    orm
      .select(headColumns)
      .from(sale)
      .where(beside.length === 0 ? undefined : notInArray(sale.id, [...beside]))
      .orderBy(desc(sale.confirmedAt), asc(sale.id))
      .limit(limit),
  one: async (sourceType, id) => {
    const [row] = await orm
      .select()
      .from(sale)
      .where(and(eq(sale.id, id), eq(sale.sourceType, sourceType)));
    return row === undefined ? null : saleOf(row);
  },
  byIndustry: () => {
    const amount = count().mapWith(Number);
    return orm
      .select({ name: sale.industryGroup, count: amount })
      .from(sale)
      .groupBy(sale.industryGroup)
      .orderBy(desc(amount), asc(sale.industryGroup));
  },
  ndaStates: async (accountId, saleIds) => {
    if (saleIds.length === 0) return new Map();
    const rows = await orm
      .select({ saleId: nda.saleId, state: nda.state })
      .from(nda)
      .where(and(eq(nda.accountId, accountId), inArray(nda.saleId, [...saleIds])));
    return new Map(rows.map(({ saleId, state }) => [saleId, state]));
  },
});
