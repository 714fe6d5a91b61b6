import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterSearch } from '../../../src/domain/deal-filter/filter-search';
import { noFilter } from '../../../contract/deal/no-filter';
import { readFilter } from '../../../src/domain/deal-filter/read-filter';
import { dealFilters, filterQueries } from '../../support/arbitraries/deal-filters';
import { kinds } from '../../../contract/kind/kinds';
import { dealFilterText } from '../../../src/ui/features/list/deal-filter/text';
import { propertyRuns } from '../../support/property';

const read = (search: string) => readFilter(search, kinds.sale.sorts);

test('[SCR-02] an address gives back the filter that it was made from, and every filter has one address', () => {
  fc.assert(
    fc.property(dealFilters, (filter) => {
      expect(read(filterSearch(filter))).toEqual({ filter, dropped: [] });
    }),
    { numRuns: propertyRuns },
  );
  expect(filterSearch(noFilter)).toBe('');
  expect(filterSearch({ ...noFilter, industry: ['01', '0301'] })).toBe('?industry=01,0301');
});

test('[SCR-02] whatever an address says, what is read of it is a filter, and reading that again drops nothing', () => {
  const anything = fc.oneof(
    filterQueries,
    fc.string({ unit: 'binary' }).map((text) => `?${text}`),
    fc.webQueryParameters(),
  );
  fc.assert(
    fc.property(anything, (search) => {
      const { filter } = read(search);
      expect(read(filterSearch(filter))).toEqual({ filter, dropped: [] });
    }),
    { numRuns: propertyRuns },
  );
});

test('[SCR-02] what is malformed, unknown or contradictory is dropped one by one, and the rest is kept', () => {
  const search =
    '?industry=0101,9999&region=-1,cn-east&round=x&min=12a&max=5000&within=8&sort=worst&include=储能&exclude=储能,光伏';
  expect(read(search)).toEqual({
    filter: {
      ...noFilter,
      industry: ['0101'],
      region: ['cn-east'],
      max: '5000',
      include: ['储能'],
      exclude: ['光伏'],
    },
    dropped: [
      { name: 'min', value: '12a', why: 'malformed' },
      { name: 'exclude', value: '储能', why: 'contradictory' },
      { name: 'industry', value: '9999', why: 'unknown' },
      { name: 'round', value: 'x', why: 'unknown' },
      { name: 'within', value: '8', why: 'unknown' },
      { name: 'sort', value: 'worst', why: 'unknown' },
    ],
  });
});

test('[SCR-02] bytes that are no text make no keyword and no word, and are told as malformed; a per cent sign is one', () => {
  expect(read('?keyword=%E0%A4%A&include=%FF,%E5%82%A8%E8%83%BD&exclude=%E0%A4')).toEqual({
    filter: { ...noFilter, include: ['储能'] },
    dropped: [
      { name: 'include', value: '\uFFFD', why: 'malformed' },
      { name: 'exclude', value: '\uFFFD', why: 'malformed' },
      { name: 'keyword', value: '\uFFFD%A', why: 'malformed' },
    ],
  });
  expect(read('?keyword=67%').filter.keyword).toBe('67%');
});

test('[SCR-03] control characters make a keyword and a word illegible, what counts as space does not', () => {
  for (const sign of ['%00', '%01', '%1F', '%7F', '%C2%80', '%C2%9F']) {
    const value = decodeURIComponent(sign);
    expect(read(`?keyword=${sign}&include=${sign}a,储能&exclude=${sign}&min=1000`)).toEqual({
      filter: { ...noFilter, include: ['储能'], min: '1000' },
      dropped: [
        { name: 'include', value: `${value}a`, why: 'malformed' },
        { name: 'exclude', value, why: 'malformed' },
        { name: 'keyword', value, why: 'malformed' },
      ],
    });
  }
  expect(read('?keyword=%09储能%0A%0B系统%0C%0D').filter.keyword).toBe('储能 系统');
});

test('[SCR-03] what no page can show as it is is told by the sign for it', () => {
  expect(dealFilterText.dropped(read('?keyword=a%00').dropped)).toBe(
    '链接中有 1 个条件没有采用：关键词“a\uFFFD”写法有误',
  );
  expect(dealFilterText.dropped(read('?sort=%0D').dropped)).toBe(
    '链接中有 1 个条件没有采用：排序“\uFFFD”没有这一项',
  );
});

test('[SCR-02] a least amount over the most is dropped with it; one that is equal is a range', () => {
  expect(read('?min=5000&max=1000&keyword=储能')).toEqual({
    filter: { ...noFilter, keyword: '储能' },
    dropped: [{ name: 'min', value: '5,000–1,000\u202f万元', why: 'contradictory' }],
  });
  expect(dealFilterText.dropped(read('?min=500000000&max=100000000').dropped)).toBe(
    '链接中有 1 个条件没有采用：金额“50,000–10,000\u202f亿元”最低高于最高',
  );
  expect(read('?min=1000.0&max=1000').filter).toMatchObject({ min: '1000', max: '1000' });
});

test('[VAL-06] an amount is not below zero, not finer than 元 and not of more digits than money has', () => {
  for (const text of ['-1', '0.00001', '1e3', '01', '１０'])
    expect(read(`?min=${text}`).dropped).toEqual([{ name: 'min', value: text, why: 'malformed' }]);
  for (const text of ['1234567890123', '100000000000000', '1234567890123.5'])
    expect(read(`?max=${text}`).dropped).toEqual([{ name: 'max', value: text, why: 'tooLarge' }]);
  expect(read('?min=0.0001').filter.min).toBe('0.0001');
});

test('[SCR-02] a keyword is at most 40 signs, and words are at most ten of twenty signs', () => {
  const long = '并'.repeat(41);
  expect(read(`?keyword=${long}`).filter.keyword).toBeNull();
  expect(read(`?keyword=${'并'.repeat(40)}`).filter.keyword).toBe('并'.repeat(40));
  expect(read('?keyword=%20储能，%20%20系统%20').filter.keyword).toBe('储能 系统');
  const many = Array.from({ length: 12 }, (_, index) => `词${index}`);
  expect(read(`?include=${many.join(',')}`).filter.include).toEqual(many.slice(0, 10));
  expect(read(`?include=${'长'.repeat(21)},短`).filter.include).toEqual(['短']);
});

test('[SCR-02] what is cut off, left over, said twice or not filtered by here is told, each with why', () => {
  const dropped = (search: string) => read(search).dropped;
  const long = '并'.repeat(2_000);
  expect(dropped(`?keyword=${long}`)).toEqual([{ name: 'keyword', value: long, why: 'tooLong' }]);
  expect(dropped(`?keyword=${'并'.repeat(40)}`)).toEqual([]);
  const many = Array.from({ length: 13 }, (_, index) => `词${index}`);
  for (const name of ['include', 'exclude'])
    expect(dropped(`?${name}=${many.join(',')},词0`)).toEqual([
      { name, value: '词10 词11 词12', why: 'tooMany' },
    ]);
  expect(dropped(`?include=短,${'长'.repeat(21)}`)).toEqual([
    { name: 'include', value: '长'.repeat(21), why: 'tooLong' },
  ]);
  expect(read('?region=cn-32&region=cn-33')).toEqual({
    filter: { ...noFilter, region: ['cn-32'] },
    dropped: [{ name: 'region', value: 'cn-33', why: 'repeated' }],
  });
  expect(readFilter('?round=1_0&keyword=储能', kinds.transfer.sorts, ['round'])).toEqual({
    filter: { ...noFilter, keyword: '储能' },
    dropped: [{ name: 'round', value: '1_0', why: 'misplaced' }],
  });
});

test('[SCR-02] a long value is told by its beginning', () => {
  const reported = dealFilterText.dropped(read(`?keyword=${'并'.repeat(2_000)}`).dropped);
  expect(reported).toBe(`链接中有 1 个条件没有采用：关键词“${'并'.repeat(20)}…”过长`);
});
