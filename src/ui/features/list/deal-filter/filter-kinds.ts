import { dealSorts, type DealSort } from '../../../../../contract/deal/deal-filter';
import { filterSections, type FilterSection } from '../../../../application/deals/deal-filter/filter-context';

/** What the filter of one kind of list offers, and what it calls the things of the list. */
export interface FilterKind {
  readonly sorts: readonly DealSort[];
  readonly sections: readonly FilterSection[];
  readonly noun: string;
  /** Parts of a filter that such a list cannot have. */
  readonly unfit: readonly ('round' | 'stake')[];
}

export const filterKinds = {
  sale: { sorts: dealSorts.sale, sections: filterSections, noun: '项目', unfit: [] },
  buy: { sorts: dealSorts.buy, sections: filterSections, noun: '求购需求', unfit: ['stake'] },
  transfer: {
    sorts: dealSorts.transfer,
    sections: filterSections.filter((section) => section !== 'round'),
    noun: '转让项目',
    unfit: ['round'],
  },
} as const satisfies Readonly<Record<string, FilterKind>>;
