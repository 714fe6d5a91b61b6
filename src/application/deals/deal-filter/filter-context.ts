import type { DealCounts, DealFilter } from '../../../../contract/deal/deal-filter';
import type { FilterDraft, TypedRange } from '../../../domain/deal-filter/draft';

/** What the sheet shows at a time. */
export const filterSections = ['industry', 'amount', 'region', 'round', 'within', 'words'] as const;
export type FilterSection = (typeof filterSections)[number];

export interface DealFilterInput {
  /** What the address asks for at first. */
  readonly filter: DealFilter;
}

/** The filter that the address is to contain. */
export interface ShowCommand {
  readonly type: 'address.show';
  readonly filter: DealFilter;
}

export interface DealFilterContext {
  /** What the list shows; the address says the same, or is about to. */
  readonly shown: DealFilter;
  readonly draft: FilterDraft;
  /** For the draft as it was when they were asked for; null until they came. */
  readonly counts: DealCounts | null;
  readonly section: FilterSection;
  /** The industry group whose members are shown next to the list; one at a time. */
  readonly unfolded: string | null;
  /** The groups of industries that the sheet does not show; none of them has anything that is chosen. */
  readonly folded: readonly string[];
}

export type DealFilterEvent =
  /** The address of the page asks for this. */
  | { readonly type: 'filter.addressed'; readonly filter: DealFilter }
  | { readonly type: 'filter.opened'; readonly section: FilterSection }
  | { readonly type: 'filter.sectionChosen'; readonly section: FilterSection }
  | { readonly type: 'filter.groupToggled'; readonly group: string }
  /** All groups of industries are wanted in the sheet, or the first of them. */
  | { readonly type: 'filter.foldToggled' }
  /** The sheet was put away without being applied, by back too. */
  | { readonly type: 'filter.closed' }
  | { readonly type: 'filter.chosen'; readonly filter: DealFilter }
  | { readonly type: 'filter.rangeTyped'; readonly range: TypedRange }
  | { readonly type: 'filter.keywordTyped'; readonly text: string }
  /** Words to include and to exclude, as they are typed. */
  | { readonly type: 'filter.wordsTyped'; readonly of: 'include' | 'exclude'; readonly text: string }
  | { readonly type: 'filter.cleared' }
  | { readonly type: 'filter.applied' };
