import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contradictionsIn,
  statisticsChoices,
  type StatisticsQuery,
} from '../../../contract/statistics/query';
import {
  changedStatistics,
  isCrossed,
  isSameQuery,
  noStatisticsFilter,
  readStatistics,
  statisticsSearch,
} from '../../../src/domain/statistics/statistics-address';

const someQuarter = fc.constantFrom('2024-Q1', '2025-Q3', '2026-Q4', '2026-Q5', '2026', 'x');
const someOf = (ids: readonly string[]) => fc.constantFrom(...ids.slice(0, 3), 'unknown');
const choicesOf = (name: 'industry' | 'region' | 'round') =>
  someOf(statisticsChoices[name].map(({ id }) => id));

/** Texts of an address: what a person or another program may have written into it. */
const someTexts = fc.record(
  {
    matter: fc.constantFrom('fund', 'investment', 'merger', 'other', ''),
    by: fc.constantFrom('quarter', 'industry', 'region', 'round', 'month'),
    from: someQuarter,
    to: someQuarter,
    industry: choicesOf('industry'),
    region: choicesOf('region'),
    round: choicesOf('round'),
  },
  { requiredKeys: [] },
);

/** A change that the page offers: one field, or the two ends of a year. */
const someChange: fc.Arbitrary<Partial<StatisticsQuery>> = fc.oneof(
  fc.record({ matter: fc.constantFrom('fund' as const, 'investment' as const, 'merger' as const) }),
  fc.record({
    by: fc.constantFrom('quarter' as const, 'industry' as const, 'region' as const),
  }),
  fc.constantFrom(
    { from: '2025-Q1', to: '2025-Q4' },
    { from: null, to: null },
    { industry: statisticsChoices.industry[0]?.id ?? null },
    { region: statisticsChoices.region[0]?.id ?? null },
    { region: null },
    { from: null, to: null, industry: null, region: null, round: null },
  ),
);

describe('the address of the statistics', () => {
  test('[SCR-14] the query that is read of any address can be answered', () => {
    fc.assert(
      fc.property(someTexts, (texts) => {
        const { query, dropped } = readStatistics(`?${new URLSearchParams(texts).toString()}`);
        expect(contradictionsIn(query)).toEqual([]);
        for (const name of dropped) expect(query[name]).toEqual(noStatisticsFilter[name]);
      }),
    );
  });

  test('[SCR-14] a query is read back from its own address, with nothing left out', () => {
    fc.assert(
      fc.property(someTexts, (texts) => {
        const { query } = readStatistics(`?${new URLSearchParams(texts).toString()}`);
        const again = readStatistics(statisticsSearch(query));
        expect(again.dropped).toEqual([]);
        expect(isSameQuery(again.query, query)).toBe(true);
      }),
    );
  });

  test('[SCR-14] a change that the page offers leaves a query that can be answered, and holds', () => {
    fc.assert(
      fc.property(someTexts, someChange, (texts, change) => {
        const { query } = readStatistics(`?${new URLSearchParams(texts).toString()}`);
        const changed = changedStatistics(query, change);
        expect(contradictionsIn(changed)).toEqual([]);
        const held = Object.keys(change).filter((name) => name !== 'from' && name !== 'to');
        expect(changed).toMatchObject(
          Object.fromEntries(Object.entries(change).filter(([name]) => held.includes(name))),
        );
        if (!isCrossed(changed) && 'from' in change) expect(changed).toMatchObject(change);
      }),
    );
  });

  test('[SCR-14] an address without a query means investments by quarter, and is written without one', () => {
    expect(readStatistics('')).toEqual({ query: noStatisticsFilter, dropped: [] });
    expect(statisticsSearch(noStatisticsFilter)).toBe('');
  });

  test('[SCR-14] only what differs is written into the address', () => {
    expect(statisticsSearch({ ...noStatisticsFilter, matter: 'merger', by: 'region' })).toBe(
      '?matter=merger&by=region',
    );
    expect(statisticsSearch({ ...noStatisticsFilter, from: '2025-Q1', to: '2025-Q4' })).toBe(
      '?from=2025-Q1&to=2025-Q4',
    );
  });

  test.each([
    ['?by=month', ['by']],
    ['?by=round&matter=fund', ['by']],
    ['?round=1_0&matter=merger', ['round']],
    ['?from=2026-Q5', ['from']],
    ['?from=2026-Q2&to=2025-Q1', ['from']],
    ['?industry=nothing', ['industry']],
    ['?industry=01&industry=02', ['industry']],
    ['?industry=01&region=cn-44', ['region']],
    ['?by=industry&industry=01', ['industry']],
    ['?by=industry&region=cn-44&from=2025-Q1', ['from']],
    ['?matter=%3Cscript%3E', ['matter']],
  ] as const)('[SCR-14] %s is read without %j', (search, dropped) => {
    expect(readStatistics(search).dropped).toEqual(dropped);
  });
});

describe('a change of the query', () => {
  const query = (change: Partial<StatisticsQuery>): StatisticsQuery => ({ ...noStatisticsFilter, ...change });

  test('[SCR-14] one filter replaces another', () => {
    expect(changedStatistics(query({ industry: '01' }), { region: 'cn-44' })).toEqual(
      query({ region: 'cn-44' }),
    );
  });

  test('[SCR-14] the dimension of the bars and a filter of it exclude each other; the later wins', () => {
    expect(changedStatistics(query({ industry: '01' }), { by: 'industry' })).toEqual(
      query({ by: 'industry' }),
    );
    expect(changedStatistics(query({ by: 'industry' }), { industry: '01' })).toEqual(
      query({ industry: '01' }),
    );
  });

  test('[SCR-14] a filter with another dimension is shown over all quarters', () => {
    const ofYear = query({ region: 'cn-44', from: '2025-Q1', to: '2025-Q4' });
    expect(changedStatistics(ofYear, { by: 'industry' })).toEqual(query({ region: 'cn-44', by: 'industry' }));
  });

  test('[SCR-14] what has no rounds is left without them', () => {
    expect(changedStatistics(query({ by: 'round' }), { matter: 'fund' })).toEqual(query({ matter: 'fund' }));
    expect(changedStatistics(query({ round: '1_0' }), { matter: 'merger' })).toEqual(
      query({ matter: 'merger' }),
    );
  });
});
