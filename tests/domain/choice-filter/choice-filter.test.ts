import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenWords, withBand, withChoice } from '../../../src/domain/choice-filter/changed-choices';
import { chosenOf } from '../../../src/domain/choice-filter/choice-filter';
import { fundFilter } from '../../../src/domain/fund/fund-filter';

const { parts, queries, range, read, search, filterOf } = fundFilter;
const part = (name: string) => {
  const found = parts.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no part ${name}`);
  return found;
};
const band = (place: number) => {
  const found = range?.bands[place];
  if (found === undefined) throw new Error(`no band ${place}`);
  return found;
};

test('[SCR-05] the address of funds holds the whole filter, and reading it gives the same filter', () => {
  const address = '?type=venture&strategy=early,growth&stage=raising&industry=03&region=cn-31&currency=usd';
  const { asked, dropped } = read(`${address}&min=1000&max=50000&keyword=%E6%81%92&sort=sizeDown`);
  expect(dropped).toEqual([]);
  expect(filterOf(asked)).toMatchObject({
    type: ['venture'],
    strategy: ['early', 'growth'],
    currency: 'usd',
    min: '1000',
    keyword: '恒',
    sort: 'sizeDown',
  });
  expect(read(search(asked))).toEqual({ asked, dropped: [] });
  expect(search(read('').asked)).toBe('');
  expect(filterOf({})).toMatchObject({ type: [], currency: null, min: null, sort: 'filed' });
});

test('[SCR-05] filters that are unknown, malformed, contradictory or repeated are named and left out', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['基金类型', 'type=hedge'],
    ['投资策略', 'strategy=growth,luck'],
    ['所处阶段', 'stage=A'],
    ['投资领域', 'industry=9999'],
    ['注册地', 'region=moon'],
    ['币种', 'currency=btc'],
    ['币种', 'currency=cny,usd'],
    ['最低金额', 'min=much'],
    ['最高金额', 'max=-1'],
    ['最低金额', 'min=500&max=100'],
    ['关键词', `keyword=${'基'.repeat(41)}`],
    ['排序', 'sort=best'],
    ['基金类型', 'type=venture&type=equity'],
  ];
  for (const [label, address] of rows)
    expect([address, read(`?${address}`).dropped]).toEqual([address, [label]]);
  expect(filterOf(read('?strategy=growth,luck&min=500&max=100').asked)).toMatchObject({
    strategy: ['growth'],
    min: null,
    max: null,
  });
});

test('[SCR-05] the filter of any address can be asked for again by its own address', () => {
  const texts = fc.record(Object.fromEntries(queries.map((name) => [name, fc.string()])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(texts, (query) => {
      const all = queries.map((name): [string, string] => [name, query[name] ?? '']);
      const { asked } = read(`?${new URLSearchParams(all).toString()}`);
      expect(read(search(asked))).toEqual({ asked, dropped: [] });
    }),
  );
});

test('[SCR-05] a choice is added and taken away; a part with one choice and the range change theirs', () => {
  const chosen = withChoice(withChoice({}, part('type'), 'venture'), part('type'), 'equity');
  expect(search(chosen)).toBe('?type=equity,venture');
  expect(search(withChoice(chosen, part('type'), 'venture'))).toBe('?type=equity');
  const east = withChoice({}, part('region'), 'cn-east');
  expect(chosenOf(withChoice(east, part('region'), 'cn-31'), 'region')).not.toContain('cn-31');
  const dollars = withChoice(withChoice({}, part('currency'), 'cny'), part('currency'), 'usd');
  expect(search(dollars)).toBe('?currency=usd');
  expect(search(withChoice(dollars, part('currency'), 'usd'))).toBe('');
  expect(search(withBand({}, band(1)))).toBe('?min=10000&max=50000');
  expect(search(withBand(withBand({}, band(1)), band(1)))).toBe('');
});

test('[SCR-05] each condition has a word, and is taken away by itself', () => {
  const { asked } = read('?keyword=恒岳&type=venture&region=cn-east&min=10000&max=50000&sort=sizeUp');
  expect(chosenWords(fundFilter, asked).map(({ word }) => word)).toEqual([
    '恒岳',
    '创业投资基金',
    '华东',
    '1–5 亿元',
  ]);
  for (const { without } of chosenWords(fundFilter, asked)) {
    const left = chosenWords(fundFilter, read(search(without)).asked);
    expect(left).toHaveLength(3);
  }
});
