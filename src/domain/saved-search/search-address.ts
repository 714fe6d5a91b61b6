import type { DealFilter } from '../../../contract/deal/deal-filter';
import { listAddress } from '../../../contract/kind/address';
import { filterSearch } from '../deal-filter/filter-search';
import type { SearchOf } from './search-form';

/** The filter alone. */
export const filterOf = (search: SearchOf): DealFilter => {
  const { industry, region, round, min, max, stake, keyword, include, exclude, within, sort } = search;
  return { industry, region, round, min, max, stake, keyword, include, exclude, within, sort };
};

/** Lists of a kind that has no source types, or no marks, are asked for without them. */
const pathOf = ({ kind, sourceType, mark }: SearchOf): string =>
  mark === null ? listAddress(kind, sourceType) : `${listAddress(kind)}/mark/${mark}`;

/** The address of the list that a search asks for. */
export const searchAddress = (search: SearchOf): string =>
  `${pathOf(search)}${search.query === '' ? filterSearch(filterOf(search)) : `?${search.query}`}`;
