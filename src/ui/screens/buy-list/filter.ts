import { kinds } from '../../../../contract/kind/kinds';
import { filterSections } from '../../../application/deals/deal-filter/filter-context';
import type { FilterKind } from '../../features/list/deal-filter/filter-kind';

/** Buyer demands: what their list filters and sorts by. */
export const buyFilter: FilterKind = {
  sorts: kinds.buy.sorts,
  sections: filterSections,
  noun: '求购需求',
  unfit: ['stake'],
};
