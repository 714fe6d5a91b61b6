import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherKey, type Statistics, type StatisticsCell } from '../../../contract/statistics/statistics';
import type { Decimal } from '../../../contract/values/decimal';
import {
  categoryBars,
  cellName,
  hasFigures,
  mostBars,
  orderedCells,
  quarterBars,
  quarterName,
  shareOf,
  statisticsBars,
  yearsOf,
} from '../../../src/domain/statistics/statistics-figures';
import { noStatisticsFilter } from '../../../src/domain/statistics/statistics-address';
import { statisticsTable, tableText } from '../../../src/domain/statistics/statistics-table';

const hidden = { count: null, undisclosed: null, amount: null, median: null };
const cell = (key: string, count: number | null): StatisticsCell =>
  count === null
    ? { key, ...hidden }
    : { key, count, undisclosed: 1, amount: '12345600' as Decimal, median: '1234.5' as Decimal };

const statistics = (cells: readonly StatisticsCell[], total: number | null): Statistics => ({
  source: '测试统计',
  scope: '',
  asOf: 0,
  running: '2026-Q3',
  quarters: ['2026-Q1', '2026-Q2', '2026-Q3'],
  first: '2026-Q1',
  last: '2026-Q3',
  total: { ...hidden, count: total },
  cells,
});

const keys = ['01', '02', '03', '04', '05', '06', '07', '08', otherKey];
const someCells = fc
  .uniqueArray(fc.constantFrom(...keys), { maxLength: keys.length })
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map((key) => fc.option(fc.integer({ min: 5, max: 900 })).map((count) => cell(key, count))),
    ),
  );
const sum = (counts: readonly (number | null)[]): number =>
  counts.reduce<number>((all, count) => all + (count ?? 0), 0);

describe('the bars of categories', () => {
  test('[SCR-14] are the greatest from the top, at most six, and add up to the total', () => {
    fc.assert(
      fc.property(someCells, fc.nat({ max: 50 }), (cells, few) => {
        const total =
          sum(cells.map(({ count }) => count)) + (cells.some(({ count }) => count === null) ? few : 0);
        const bars = categoryBars('industry', statistics(cells, total));
        expect(bars.length).toBeLessThanOrEqual(mostBars);
        expect(sum(bars.map(({ count }) => count))).toBe(total);
        const named = bars.filter(({ key }) => key !== null).map(({ count }) => count ?? 0);
        expect(named).toEqual([...named].sort((one, other) => other - one));
        const left = cells.filter(({ key }) => bars.every((bar) => bar.key !== key) && key !== otherKey);
        for (const { count } of left) expect(count ?? 0).toBeLessThanOrEqual(named.at(-1) ?? Infinity);
      }),
    );
  });

  test('[SCR-14] a hidden category is in the rest, whose count is hidden with the total', () => {
    const cells = [cell('01', 20), cell('02', null), cell(otherKey, 7)];
    const bars = categoryBars('industry', statistics(cells, null));
    expect(bars.map(({ key, name, count }) => [key, name, count])).toEqual([
      ['01', cellName('industry', '01'), 20],
      [null, '其他', null],
    ]);
  });

  test('[SCR-14] six categories need no rest; of seven the last two are one', () => {
    const cells = ['01', '02', '03', '04', '05', '06'].map((key, place) => cell(key, 60 - place * 10));
    expect(categoryBars('industry', statistics(cells, 210)).map(({ key }) => key)).toEqual(
      cells.map(({ key }) => key),
    );
    const seven = [...cells, cell('07', 5)];
    expect(categoryBars('industry', statistics(seven, 215)).at(-1)).toMatchObject({ key: null, count: 15 });
  });
});

describe('the bars of quarters', () => {
  test('[SCR-14] are all quarters of the period in their order; one without deals is zero', () => {
    const bars = quarterBars(statistics([cell('2026-Q3', 9), cell('2026-Q1', null)], null));
    expect(bars.map(({ key, count }) => [key, count])).toEqual([
      ['2026-Q1', null],
      ['2026-Q2', 0],
      ['2026-Q3', 9],
    ]);
  });

  test('[SCR-14] are those of the period alone, and none without one', () => {
    const of = statistics([cell('2026-Q2', 9)], 9);
    expect(quarterBars({ ...of, first: '2026-Q2', last: '2026-Q2' }).map(({ key }) => key)).toEqual([
      '2026-Q2',
    ]);
    expect(quarterBars({ ...of, first: null, last: null })).toEqual([]);
  });

  test('[SCR-14] the bars of a query are those of its dimension', () => {
    const of = statistics([cell('2026-Q2', 9)], 9);
    expect(statisticsBars(noStatisticsFilter, of)).toEqual(quarterBars(of));
    const byRound = { ...noStatisticsFilter, by: 'round' as const };
    expect(statisticsBars(byRound, statistics([cell('1_0', 9)], 9))[0]?.name).toBe('A轮');
  });
});

describe('the figures in words', () => {
  test('[SCR-14] a quarter, a category, the rest and an unknown key have names', () => {
    expect(quarterName('2026-Q3')).toBe('2026年三季度');
    expect(cellName('quarter', '2025-Q1')).toBe('2025年一季度');
    expect(cellName('region', 'cn-44')).toBe('广东');
    expect(cellName('region', otherKey)).toBe('其他');
    expect(cellName('region', 'cn-00')).toBe('cn-00');
  });

  test('[SCR-14] a share has one place, and is nothing without a whole', () => {
    expect([shareOf(253, 1000), shareOf(5, 5), shareOf(0, 9)]).toEqual(['25.3%', '100.0%', '0.0%']);
    expect([shareOf(null, 9), shareOf(5, null), shareOf(0, 0)]).toEqual([null, null, null]);
  });

  test('[SCR-14] there is a figure where a cell or the total is shown', () => {
    expect(hasFigures(statistics([], null))).toBe(false);
    expect(hasFigures(statistics([], 0))).toBe(false);
    expect(hasFigures(statistics([cell('01', null)], null))).toBe(false);
    expect(hasFigures(statistics([cell('01', 5)], null))).toBe(true);
    expect(hasFigures(statistics([cell('01', null)], 12))).toBe(true);
  });

  test('[SCR-14] years are the newest first', () => {
    expect(yearsOf(['2024-Q4', '2025-Q1', '2025-Q2'])).toEqual(['2025', '2024']);
  });
});

describe('the table', () => {
  test('[SCR-14] has a row for each cell, ordered, with amounts in 亿元 and medians in 万元', () => {
    const byIndustry = { ...noStatisticsFilter, by: 'industry' as const };
    const cells = [cell(otherKey, 9), cell('02', null), cell('01', 1_250)];
    expect(orderedCells('industry', cells).map(({ key }) => key)).toEqual(['01', '02', otherKey]);
    const { rows, total } = statisticsTable(byIndustry, statistics(cells, 2_500));
    expect(rows.map(({ figures }) => figures)).toEqual([
      ['1,250', '50.0%', '1', '1,234.56', '1,235'],
      [null, null, null, null, null],
      ['9', '0.4%', '1', '1,234.56', '1,235'],
    ]);
    expect(total).toEqual(['2,500', '100.0%', null, null, null]);
  });

  test('[SCR-14] on the clipboard no text of a cell breaks its row or its column', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.option(fc.string())), { maxLength: 5 }), (rows) => {
        const lines = tableText(['行业', '数量'], rows, '来源').split('\n');
        expect(lines).toHaveLength(rows.length + 2);
        for (const line of lines.slice(0, -1)) expect(line.split('\t')).toHaveLength(2);
      }),
    );
    expect(tableText(['行业', '数量'], [['储\t能', null]], '来源：甲')).toBe('行业\t数量\n储 能\t\n来源：甲');
  });
});
