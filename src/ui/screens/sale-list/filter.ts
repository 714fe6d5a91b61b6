import { kinds } from '../../../../contract/kind/kinds';
import { filterSections } from '../../../application/deals/deal-filter/filter-context';
import type { FilterKind } from '../../features/list/deal-filter/filter-kind';

/** Deals of the sell side: what their list filters and sorts by. */
export const saleFilter: FilterKind = {
  sorts: kinds.sale.sorts,
  sections: filterSections,
  noun: '项目',
  unfit: [],
};
