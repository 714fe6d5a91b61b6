import { kinds } from '../../../contract/kind/kinds';
import type { Kind } from '../kind/kind';
import { Sale } from './sale';
import { SaleDetail } from './sale-detail';

/** Deals of the sell side. */
export const saleKind: Kind<'sale', Sale, SaleDetail> = {
  ...kinds.sale,
  name: 'sale',
  item: Sale,
  page: SaleDetail,
};
