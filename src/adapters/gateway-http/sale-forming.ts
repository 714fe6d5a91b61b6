import type { WireSale } from '../../../contract/sale/wire-sale';
import type { WireFinance, WireSaleDetail } from '../../../contract/sale/wire-sale-detail';
import { disclose } from '../../domain/sale/disclose';
import { disclosedYear } from '../../domain/sale/disclosed-year';
import type { Sale } from '../../domain/sale/sale';
import type { Finance, SaleDetail } from '../../domain/sale/sale-detail';
import type { Forming } from './ask-over';

/** A deal as the domain knows it: exactly its own fields, each value that may be hidden disclosed. */
export function saleOf(wire: WireSale): Sale {
  const { id, sourceType, code, title, industry, region, stage, amountLabel, hidden } = wire;
  const { revenueYear, confirmedAt, ndaState } = wire;
  return {
    id,
    sourceType,
    code,
    title,
    industry,
    region,
    stage,
    amountLabel,
    revenueYear,
    confirmedAt,
    ndaState,
    sealed: hidden.length > 0,
    amount: disclose('amount', wire.amount, hidden),
    revenue: disclose('revenue', wire.revenue, hidden),
    revenueGrowth: disclose('revenueGrowth', wire.revenueGrowth, hidden),
    netProfit: disclose('netProfit', wire.netProfit, hidden),
    valuation: disclose('valuation', wire.valuation, hidden),
  };
}

const financeOf =
  (hidden: readonly string[]) =>
  ({ year, basis, ...figures }: WireFinance): Finance => ({ year, basis, ...disclosedYear(figures, hidden) });

/** A deal's page as the domain knows it; how many documents there are is known also when they are hidden. */
const saleDetailOf = (wire: WireSaleDetail): SaleDetail => {
  const { hidden, teaser, foundedYear, employees, rdEmployees, highlights, process } = wire;
  const { state, evidence, opened, pictures } = wire;
  return {
    ...saleOf(wire),
    teaser,
    foundedYear,
    employees,
    rdEmployees,
    highlights,
    process,
    state,
    evidence,
    opened,
    pictures,
    companyName: disclose('companyName', wire.companyName, hidden),
    customers: disclose('customers', wire.customers, hidden),
    reason: disclose('reason', wire.reason, hidden),
    finances: wire.finances.map(financeOf(hidden)),
    documents: disclose('documents', wire.documents, hidden),
    owned: wire.owned,
    documentCount: wire.documentCount ?? wire.documents?.length ?? 0,
  };
};

/** Deals as the domain knows them. */
export const saleForming: Forming<'sale'> = {
  list: { read: ({ items, ...part }) => ({ ...part, items: items.map(saleOf) }) },
  detail: { read: saleDetailOf },
  card: { read: saleOf },
  compare: { read: ({ list }) => list.map(saleDetailOf) },
};
