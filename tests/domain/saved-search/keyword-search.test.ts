import { expect, test } from 'vitest';
import { kindsWith } from '../../../contract/kind/capabilities';
import { kinds } from '../../../contract/kind/kinds';
import { choiceFilters } from '../../../src/domain/choice-filter/choice-filters';
import { keywordSearch } from '../../../src/domain/saved-search/keyword-search';
import { searchAddress } from '../../../src/domain/saved-search/search-address';

test.each(kindsWith('savedSearch'))(
  '[MKT-01] a search for a keyword is of the kind %s and its list',
  (kind) => {
    const search = keywordSearch(kind, '半导体');
    expect(search.kind).toBe(kind);
    const address = new URL(searchAddress(search), 'http://localhost');
    expect(address.pathname).toBe(kinds[kind].path);
    expect(address.searchParams.get('keyword')).toBe('半导体');
    expect(search.query === '').toBe(choiceFilters[kind] === undefined);
  },
);
