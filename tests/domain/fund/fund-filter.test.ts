import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fundQueries, fundSearch, readFundFilter } from '../../../src/domain/fund/fund-filter';

test('[SCR-05] the address of funds holds the whole filter, and reading it gives the same filter', () => {
  const search = '?type=venture&strategy=early%2Cgrowth&stage=raising&industry=03&region=cn-31&currency=usd';
  const { filter, dropped } = readFundFilter(`${search}&min=1000&max=50000&keyword=%E6%81%92&sort=sizeDown`);
  expect(dropped).toEqual([]);
  expect(filter).toMatchObject({
    strategy: ['early', 'growth'],
    currency: 'usd',
    min: '1000',
    keyword: '恒',
  });
  expect(readFundFilter(fundSearch(filter))).toEqual({ filter, dropped: [] });
  expect(fundSearch(readFundFilter('').filter)).toBe('');
});

test('[SCR-05] filters that are unknown, malformed, contradictory or repeated are named and left out', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['type', 'type=hedge'],
    ['strategy', 'strategy=growth,luck'],
    ['stage', 'stage=A'],
    ['industry', 'industry=9999'],
    ['region', 'region=moon'],
    ['currency', 'currency=btc'],
    ['min', 'min=much'],
    ['max', 'max=-1'],
    ['min', 'min=500&max=100'],
    ['keyword', `keyword=${'基'.repeat(41)}`],
    ['sort', 'sort=best'],
    ['type', 'type=venture&type=equity'],
  ];
  for (const [name, search] of rows)
    expect([search, readFundFilter(`?${search}`).dropped]).toEqual([search, [name]]);
});

test('[SCR-05] the filter of any address can be asked for again by its own address', () => {
  const texts = fc.record(Object.fromEntries(fundQueries.map((name) => [name, fc.string()])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(texts, (query) => {
      const { filter } = readFundFilter(
        `?${new URLSearchParams(Object.entries(query).map(([name, text = '']) => [name, text])).toString()}`,
      );
      expect(readFundFilter(fundSearch(filter)).filter).toEqual(filter);
    }),
  );
});
