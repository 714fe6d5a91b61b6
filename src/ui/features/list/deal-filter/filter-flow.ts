import type { DealFilter, DealSort } from '../../../../../contract/deal/deal-filter';
import type { FilterSection } from '../../../../application/deals/deal-filter/filter-context';
import type { DealFilterStatus } from '../../../../application/deals/deal-filter/status';
import type { TypedRange } from '../../../../domain/deal-filter/draft';
import type { FilterKind } from './filter-kind';

/** A filter, and what can be done with it. */
export interface FilterFlow {
  readonly filter: DealFilterStatus;
  readonly kind: FilterKind;
  readonly onOpen: (section: FilterSection) => void;
  readonly onClose: () => void;
  readonly onSection: (section: FilterSection) => void;
  /** All industries in the sheet, or the first of them. */
  readonly onFold: () => void;
  readonly onGroup: (group: string) => void;
  readonly onChoose: (filter: DealFilter) => void;
  readonly onSort: (sort: DealSort) => void;
  readonly onRange: (range: TypedRange) => void;
  readonly onKeyword: (text: string) => void;
  readonly onWords: (of: 'include' | 'exclude', text: string) => void;
  readonly onClear: () => void;
  readonly onApply: () => void;
}
