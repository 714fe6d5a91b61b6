import { noFilter } from '../../../contract/deal/no-filter';
import type { KindFacts } from '../../../contract/kind/kind';
import { kinds } from '../../../contract/kind/kinds';
import type { SearchKind } from '../../../contract/search/saved-search';
import type { SearchOf } from './search-form';

/** Returns the search of a kind's whole list for a keyword. A filter of choices, of kinds that are no deals, has it in the query of its address. */
export const keywordSearch = (kind: SearchKind, keyword: string): SearchOf => {
  const everywhere = { kind, sourceType: null, mark: null, ...noFilter };
  const { sorts }: KindFacts = kinds[kind];
  return sorts !== undefined
    ? { ...everywhere, query: '', keyword }
    : { ...everywhere, query: new URLSearchParams({ keyword }).toString() };
};
