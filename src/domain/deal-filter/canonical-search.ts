import { dealSorts } from '../../../contract/deal/deal-filter';
import type { PageName } from '../route/page-at';
import { filterSearch } from './filter-search';
import { filterQueries, readFilter } from './read-filter';

/** Lists with a filter, and their orders. */
const sortsOf: { readonly [Page in PageName]?: (typeof dealSorts)[keyof typeof dealSorts] } = {
  saleList: dealSorts.sale,
  buyList: dealSorts.buy,
  transferList: dealSorts.transfer,
};

/**
 * A list's query for search engines: a rejected part of the filter makes no page of its own.
 * @param search '?min=9&max=1'; of any other page it stays as it is
 */
export const canonicalSearch = (page: PageName | null, search: string): string => {
  const sorts = page === null ? undefined : sortsOf[page];
  if (sorts === undefined) return search;
  const others = [...new URLSearchParams(search)].filter(
    ([name]) => !filterQueries.some((query) => query === name),
  );
  return filterSearch(readFilter(search, sorts).filter, Object.fromEntries(others));
};
