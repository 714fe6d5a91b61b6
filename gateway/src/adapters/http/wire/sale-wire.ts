import type { WireSaleDetail } from '../../../../../contract/sale/wire-sale-detail';
import type { SaleView } from '../../../domain/sale/disclosure';
import { sealedOfHead } from '../../../domain/sale/sale-head-wire';

const sealedOfPage = { companyName: null, customers: null, reason: null, documents: null } as const;
const sealedOfYear = { ebitda: null, netProfit: null, liabilities: null } as const;

/** A deal's page. */
export const saleWire = ({ foundedYear, customers, ...view }: SaleView): WireSaleDetail => ({
  ...sealedOfHead,
  ...sealedOfPage,
  ...view,
  foundedYear: foundedYear === null ? null : String(foundedYear),
  customers: customers === undefined || customers === '' ? null : customers,
  finances: view.finances.map((year) => ({ ...sealedOfYear, ...year })),
});
