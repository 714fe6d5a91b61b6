import { toNullable } from 'fp-ts/Option';
import type { WireSale } from '../../../../../contract/sale/wire-sale';
import type { WireSaleDetail } from '../../../../../contract/sale/wire-sale-detail';
import { parseDecimal, type Decimal } from '../../../../../contract/values/decimal';
import type { HeadView, SaleView } from '../../../domain/sale/disclosure';

/** A sum as the wire writes it. */
export const decimalSum = (text: string | null | undefined): Decimal | null =>
  text === null || text === undefined ? null : toNullable(parseDecimal(text));

/** A deal in a list: every field is named here, so that nothing else can leave by accident. */
export const saleHeadWire = (view: HeadView): WireSale => ({
  id: view.id,
  sourceType: view.sourceType,
  code: view.code,
  title: view.title,
  industry: view.industry,
  region: view.region,
  stage: view.stage,
  amountLabel: view.amountLabel,
  amount: decimalSum(view.amount),
  revenue: decimalSum(view.revenue),
  revenueYear: view.revenueYear,
  revenueGrowth: decimalSum(view.revenueGrowth),
  netProfit: decimalSum(view.netProfit),
  valuation: decimalSum(view.valuation),
  confirmedAt: view.confirmedAt,
  ndaState: view.ndaState,
  hidden: view.hidden,
});

/** A deal's page. */
export const saleWire = (view: SaleView): WireSaleDetail => ({
  ...saleHeadWire(view),
  teaser: view.teaser,
  foundedYear: view.foundedYear === null ? null : String(view.foundedYear),
  employees: view.employees,
  rdEmployees: view.rdEmployees,
  companyName: view.companyName ?? null,
  customers: view.customers === '' ? null : (view.customers ?? null),
  reason: view.reason ?? null,
  highlights: view.highlights,
  finances: view.finances.map((finance) => ({
    year: finance.year,
    revenue: decimalSum(finance.revenue),
    ebitda: decimalSum(finance.ebitda),
    netProfit: decimalSum(finance.netProfit),
    assets: decimalSum(finance.assets),
    liabilities: decimalSum(finance.liabilities),
    basis: finance.basis,
  })),
  process: view.process,
  documents: view.documents ?? null,
  documentCount: view.documentCount,
  owned: view.owned,
  state: view.state,
  pictures: view.pictures,
  evidence: view.evidence,
  opened: view.opened,
});
