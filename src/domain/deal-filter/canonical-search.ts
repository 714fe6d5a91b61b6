import { kindNames } from '../../../contract/kind/capabilities';
import type { KindFacts } from '../../../contract/kind/kind';
import { kinds } from '../../../contract/kind/kinds';
import type { PageName } from '../route/page-at';
import { filterSearch } from './filter-search';
import { filterQueries, readFilter } from './read-filter';

/** The orders of a page's list; undefined for a page without a filter. */
const sortsOf = (page: PageName | null): KindFacts['sorts'] => {
  const listed = kindNames.find((name) => page === `${name}List`);
  const facts: KindFacts | null = listed === undefined ? null : kinds[listed];
  return facts?.sorts;
};

/**
 * A list's query for search engines: a rejected part of the filter makes no page of its own.
 * @param search '?min=9&max=1'; of any other page it stays as it is
 */
export const canonicalSearch = (page: PageName | null, search: string): string => {
  const sorts = sortsOf(page);
  if (sorts === undefined) return search;
  const others = [...new URLSearchParams(search)].filter(
    ([name]) => !filterQueries.some((query) => query === name),
  );
  return filterSearch(readFilter(search, sorts).filter, Object.fromEntries(others));
};
