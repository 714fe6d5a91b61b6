import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds } from '../../../contract/kind/kinds';
import type { ChosenList } from '../../../contract/assistant/understood';
import {
  changedList,
  filteredAddress,
  ofKind,
  type ChangedFields,
} from '../../../src/domain/assistant/chosen-list';
import { noFilter } from '../../../contract/deal/no-filter';
import { readFilter } from '../../../src/domain/deal-filter/read-filter';
import { dealFilters } from '../../support/arbitraries/deal-filters';
import { decimal } from '../../support/samples/decimal';
import { propertyRuns } from '../../support/property';

const kindNames = fc.constantFrom('sale', 'buy', 'transfer');
const lists: fc.Arbitrary<ChosenList> = fc
  .tuple(dealFilters, kindNames)
  .map(([filter, kind]) => ofKind(filter, kind));

/** What the form has before anything is changed in it. */
const fieldsOf = ({ kind, filter }: ChosenList): ChangedFields => ({
  kind,
  sort: filter.sort,
  industry: filter.industry.join(','),
  region: filter.region.join(','),
  round: filter.round.join(','),
  min: filter.min ?? '',
  max: filter.max ?? '',
  include: filter.include.join(' '),
});

test('[SCR-12] a form in which nothing is changed gives the same list', () => {
  fc.assert(
    fc.property(lists, (list) => {
      expect(changedList(list, fieldsOf(list))).toEqual(list);
    }),
    { numRuns: propertyRuns },
  );
});

test('[SCR-12] whatever kind is chosen, its list has the order', () => {
  fc.assert(
    fc.property(lists, kindNames, (list, kind) => {
      const changed = changedList(list, { ...fieldsOf(list), kind });
      expect(changed.kind).toBe(kind);
      expect(kinds[kind].sorts.some((known) => known === changed.filter.sort)).toBe(true);
    }),
    { numRuns: propertyRuns },
  );
});

test('[SCR-12] the way to the list has the same filter', () => {
  fc.assert(
    fc.property(dealFilters, (filter) => {
      const address = filteredAddress({ kind: 'sale', filter });
      expect(address.replace(/\?.*/s, '')).toBe('/sale');
      expect(readFilter(address.replace(/^[^?]*/, ''), kinds.sale.sorts).filter).toEqual(filter);
    }),
    { numRuns: propertyRuns },
  );
});

test('[SCR-12] amounts in the wrong order are turned, a malformed one is none, words are counted and cut', () => {
  const before: ChosenList = { kind: 'sale', filter: noFilter };
  const fields = fieldsOf(before);
  expect(changedList(before, { ...fields, min: '5', max: '1' }).filter).toMatchObject({
    min: decimal('1'),
    max: decimal('5'),
  });
  expect(changedList(before, { ...fields, min: '-1', max: 'x' }).filter).toMatchObject({
    min: null,
    max: null,
  });
  const words = Array.from({ length: 12 }, (_, nth) => `${'长'.repeat(24)}${nth}`).join('，');
  expect(changedList(before, { ...fields, include: words }).filter.include).toEqual(['长'.repeat(20)]);
  expect(changedList(before, { ...fields, industry: '01', region: '' }).filter.industry).toEqual(['01']);
});
