import { kinds } from '../../../../contract/kind/kinds';
import { filterSections } from '../../../application/deals/deal-filter/filter-context';
import type { FilterKind } from '../../features/list/deal-filter/filter-kind';

/** Share transfers: what their list filters and sorts by; they have no round of their own. */
export const transferFilter: FilterKind = {
  sorts: kinds.transfer.sorts,
  sections: filterSections.filter((section) => section !== 'round'),
  noun: '转让项目',
  unfit: ['round'],
};
