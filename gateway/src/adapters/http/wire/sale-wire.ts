import type { HeadView, SaleView } from '../../../domain/sale/disclosure';
import { beijingTime } from '../../../domain/time/beijing-time';

const present = <Value>(name: string, value: Value | null | undefined): Record<string, Value> =>
  value === null || value === undefined ? {} : { [name]: value };

/** A deal in a list: every field is named here, so that nothing else can leave by accident. */
export const saleHeadWire = (view: HeadView) => ({
  id: view.id,
  sourceType: view.sourceType,
  code: view.code,
  title: view.title,
  industry: view.industry,
  region: view.region,
  stage: view.stage,
  amountLabel: view.amountLabel,
  ...present('amount', view.amount),
  revenue: view.revenue,
  revenueYear: view.revenueYear,
  ...present('revenueGrowth', view.revenueGrowth),
  ...present('netProfit', view.netProfit),
  ...present('valuation', view.valuation),
  confirmedAt: beijingTime(view.confirmedAt),
  ndaState: view.ndaState,
  hidden: view.hidden,
});

/** A deal's page. Times of the process are ten-digit seconds, as older parts of such back ends write them. */
export const saleWire = (view: SaleView) => ({
  ...saleHeadWire(view),
  teaser: view.teaser,
  foundedYear: view.foundedYear,
  employees: view.employees,
  rdEmployees: view.rdEmployees,
  ...present('companyName', view.companyName),
  ...present('customers', view.customers),
  ...present('reason', view.reason),
  highlights: view.highlights,
  finances: view.finances.map((finance) => ({
    year: finance.year,
    revenue: finance.revenue,
    ...present('netProfit', finance.netProfit),
    assets: finance.assets,
    liabilities: finance.liabilities,
  })),
  process: view.process.map(({ name, state, at }) => ({
    name,
    state,
    at: at === null ? null : Math.floor(at / 1000),
  })),
  ...present('documents', view.documents),
  documentCount: view.documentCount,
});
