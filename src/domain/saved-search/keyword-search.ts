import { noFilter } from '../../../contract/deal/no-filter';
import type { SearchKind } from '../../../contract/search/saved-search';
import type { SearchOf } from './search-form';

/** The kinds that are asked for by the filter of deals; all others have a filter of choices. */
const dealKinds: ReadonlySet<SearchKind> = new Set(['sale', 'buy']);

/** Returns the search of a kind's whole list for a keyword. A filter of choices has it in the query of its address. */
export const keywordSearch = (kind: SearchKind, keyword: string): SearchOf => {
  const everywhere = { kind, sourceType: null, mark: null, ...noFilter };
  return dealKinds.has(kind)
    ? { ...everywhere, query: '', keyword }
    : { ...everywhere, query: new URLSearchParams({ keyword }).toString() };
};
