import type { SnapshotFrom } from 'xstate';
import type { DealCounts, DealFilter } from '../../../../contract/deal/deal-filter';
import {
  rangeProblem,
  type RangeProblem,
  type TypedRange,
  type TypedWords,
} from '../../../domain/deal-filter/draft';
import type { FilterSection } from './filter-context';
import type { dealFilterMachine } from './machine';

/** What a view sees of a filter. */
export interface DealFilterStatus {
  readonly isOpen: boolean;
  /** What the list shows. */
  readonly shown: DealFilter;
  /** The filter that is being chosen. */
  readonly chosen: DealFilter;
  readonly range: TypedRange;
  readonly words: TypedWords;
  readonly rangeProblem: RangeProblem | null;
  /** The number of results; null until it is known. */
  readonly total: number | null;
  /** By industry and region, as they were counted last. */
  readonly counts: DealCounts | null;
  readonly section: FilterSection;
  readonly unfolded: string | null;
  /** The groups of industries that the sheet does not show. */
  readonly folded: readonly string[];
}

export const selectDealFilterStatus = (
  snapshot: SnapshotFrom<typeof dealFilterMachine>,
): DealFilterStatus => {
  const { shown, draft, counts, section, unfolded, folded } = snapshot.context;
  return {
    isOpen: snapshot.matches('choosing'),
    shown,
    chosen: draft.filter,
    range: draft.range,
    words: draft.words,
    rangeProblem: rangeProblem(draft.range),
    total: snapshot.matches({ choosing: 'counted' }) ? (counts?.total ?? null) : null,
    counts,
    section,
    unfolded,
    folded,
  };
};
