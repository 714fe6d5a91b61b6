import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { homeList } from '../../../src/domain/home/home-list';
import { sorted } from '../../../src/domain/home/sorted';
import type { Sale } from '../../../src/domain/sale/sale';
import { homeDeals, sales } from '../../support/arbitraries/sales';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const [sample] = fc.sample(sales, { numRuns: 1, seed: 5 });
const sale = (id: string): Sale => ({ ...(sample as Sale), id });
const idsOf = (recommended: readonly string[], rest: readonly string[]): readonly string[] =>
  homeList({ recommended: recommended.map(sale), sales: rest.map(sale) }).map(({ id }) => id);

test.each([
  [[], [], []],
  [['a'], ['b'], ['a', 'b']],
  [
    ['a', 'b'],
    ['b', 'a', 'c'],
    ['a', 'b', 'c'],
  ],
  [
    ['a', 'a'],
    ['b', 'b'],
    ['a', 'b'],
  ],
  [['a', 'b', 'c', 'd', 'e', 'f'], ['g'], ['a', 'b', 'c', 'd', 'e']],
  [[], ['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'b', 'c', 'd', 'e']],
  [['a', 'a', 'a', 'a', 'a'], ['b'], ['a', 'b']],
])('[ENT-11] recommended %j and others %j make %j', (recommended, rest, list) => {
  expect(idsOf(recommended, rest)).toEqual(list);
});

test('[ENT-11] recommended ones come first, then the others, none twice, and never more than five', () => {
  const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { maxLength: 8 });
  fc.assert(
    fc.property(names, names, (recommended, rest) => {
      const list = idsOf(recommended, rest);
      expect(list).toEqual([...new Set([...recommended, ...rest])].slice(0, 5));
    }),
    runs,
  );
});

test('[ENT-11] the deals themselves are passed on unchanged', () => {
  fc.assert(
    fc.property(homeDeals, (deals) => {
      const all = [...deals.recommended, ...deals.sales];
      expect(homeList(deals).every((deal) => all.includes(deal))).toBe(true);
    }),
    runs,
  );
});

test('[SCR-01] what has a place in an order is sorted by it, and equal ones stay as they came', () => {
  const items = [
    { sort: 2, word: '储能' },
    { sort: 1, word: '芯片' },
    { sort: 2, word: '医药' },
    { sort: -1, word: '氢能' },
  ];
  expect(sorted(items).map(({ word }) => word)).toEqual(['氢能', '芯片', '储能', '医药']);
  expect(items[0]?.word).toBe('储能');
});
