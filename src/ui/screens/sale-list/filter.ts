import { dealSorts } from '../../../../contract/deal/deal-filter';
import { filterSections } from '../../../application/deals/deal-filter/filter-context';
import type { FilterKind } from '../../features/list/deal-filter/filter-kind';

/** Deals of the sell side: what their list filters and sorts by. */
export const saleFilter: FilterKind = {
  sorts: dealSorts.sale,
  sections: filterSections,
  noun: '项目',
  unfit: [],
};
