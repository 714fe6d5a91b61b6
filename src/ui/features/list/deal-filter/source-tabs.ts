import type { SourceType } from '../../../../../contract/sale/source-type';
import type { FilterTab } from '../../../kit/action/filter-tabs/filter-tabs';
import { dealFilterText as text } from './text';
import './source-tabs.css';

/**
 * The tabs over a list by where its deals come from, the filter staying as it is.
 * @param all the list of all sources
 * @param current the source that is shown; '' for all of them
 * @param search what of the address says the filter
 */
export const sourceTabs = (
  all: string,
  sourceTypes: readonly SourceType[],
  current: string,
  search: string,
): readonly FilterTab[] => [
  { to: { pathname: all, search }, word: text.allSources, current: current === '' },
  ...sourceTypes.map(({ value, label }) => ({
    to: `${all}/${value}${search}`,
    word: label,
    current: value === current,
  })),
];
