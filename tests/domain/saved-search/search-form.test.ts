import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchName } from '../../../contract/rules/search-name';
import { kinds } from '../../../contract/kind/kinds';
import { noFilter } from '../../../contract/deal/no-filter';
import { readFilter } from '../../../src/domain/deal-filter/read-filter';
import { filterOf, searchAddress } from '../../../src/domain/saved-search/search-address';
import { searchErrors, suggestedName, type SearchOf } from '../../../src/domain/saved-search/search-form';
import { dealFilters } from '../../support/arbitraries/deal-filters';

const search: SearchOf = { ...noFilter, kind: 'sale', sourceType: null, mark: null, query: '' };

test('[MKT-01] the address of a search leads to its list, with its filter', () => {
  const paths: readonly (readonly [Partial<SearchOf>, string])[] = [
    [{}, '/sale'],
    [{ sourceType: 'soe' }, '/sale/soe'],
    [{ mark: '2' }, '/sale/mark/2'],
    [{ kind: 'buy' }, '/buy'],
  ];
  for (const [part, path] of paths) expect(searchAddress({ ...search, ...part })).toBe(path);
  fc.assert(
    fc.property(dealFilters, (filter) => {
      const [, query = ''] = searchAddress({ ...search, ...filter }).split('?');
      const once = readFilter(`?${query}`, kinds.sale.sorts).filter;
      expect(
        readFilter(searchAddress({ ...search, ...once }).slice('/sale'.length), kinds.sale.sorts),
      ).toEqual({
        filter: once,
        dropped: [],
      });
      expect(filterOf({ ...search, ...once })).toEqual(once);
    }),
  );
});

test('[MKT-01] the name that is suggested is one that is taken, and so is every name without an error', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (words) => {
      expect(searchErrors({ name: suggestedName(words, '全部项目'), alert: 'now' })).toEqual({});
      const name = words.join('');
      if (searchErrors({ name, alert: 'now' }).name === undefined) expect(searchName(name)).not.toBeNull();
    }),
  );
});
