import type { DealFilter } from '../../../contract/deal/deal-filter';
import { filterSearch } from '../deal-filter/filter-search';
import type { SearchOf } from './search-form';

/** The filter alone. */
export const filterOf = (search: SearchOf): DealFilter => {
  const { industry, region, round, min, max, stake, keyword, include, exclude, within, sort } = search;
  return { industry, region, round, min, max, stake, keyword, include, exclude, within, sort };
};

const pathOf = ({ kind, sourceType, mark }: SearchOf): string => {
  if (kind === 'buy') return '/buy';
  if (mark !== null) return `/sale/mark/${mark}`;
  return sourceType === null ? '/sale' : `/sale/${sourceType}`;
};

/** The address of the list that a search asks for. */
export const searchAddress = (search: SearchOf): string =>
  `${pathOf(search)}${filterSearch(filterOf(search))}`;
