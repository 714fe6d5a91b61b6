import type { DealSort } from '../../../../../contract/deal/deal-filter';
import type { FilterSection } from '../../../../application/deals/deal-filter/filter-context';

/** What the filter of one kind of list offers, and what it calls the things of the list. */
export interface FilterKind {
  readonly sorts: readonly DealSort[];
  readonly sections: readonly FilterSection[];
  readonly noun: string;
  /** Parts of a filter that such a list cannot have. */
  readonly unfit: readonly ('round' | 'stake')[];
}
