import type { WireSale } from '../../../../../contract/sale/wire-sale';
import type { WireSaleDetail } from '../../../../../contract/sale/wire-sale-detail';
import type { HeadView, SaleView } from '../../../domain/sale/disclosure';

const sealedOfHead = { amount: null, netProfit: null, valuation: null } as const;
const sealedOfPage = { companyName: null, customers: null, reason: null, documents: null } as const;
const sealedOfYear = { ebitda: null, netProfit: null, liabilities: null } as const;

/** A deal in a list; a field that is hidden is null. */
export const saleHeadWire = (view: HeadView): WireSale => ({ ...sealedOfHead, ...view });

/** A deal's page. */
export const saleWire = ({ foundedYear, customers, ...view }: SaleView): WireSaleDetail => ({
  ...sealedOfHead,
  ...sealedOfPage,
  ...view,
  foundedYear: foundedYear === null ? null : String(foundedYear),
  customers: customers === undefined || customers === '' ? null : customers,
  finances: view.finances.map((year) => ({ ...sealedOfYear, ...year })),
});
