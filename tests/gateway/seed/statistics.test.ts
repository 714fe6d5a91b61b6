import { expect, test } from 'vitest';
import { leastShownCount, type StatisticsMatter } from '../../../contract/statistics/statistics';
import { readValue } from '../../../gateway/src/seed/read-records';
import { SeedStatistics } from '../../../gateway/src/seed/records/statistics';

const folder = new URL('../../../gateway/seed/', import.meta.url);
const { source, running, quarters } = readValue(SeedStatistics, folder, 'content/statistics.json');

type Row = (typeof quarters)[number]['rows'][number];

const countOf = ([, , , undisclosed, amounts]: Row): number => undisclosed + amounts.length;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const rowsOf = (matter: StatisticsMatter, quarter = ''): readonly Row[] =>
  quarters
    .filter((each) => each.matter === matter && each.quarter.startsWith(quarter))
    .flatMap(({ rows }) => rows);
const matters = ['fund', 'investment', 'merger'] as const;

test('[SCR-14] the figures name their source, and have every quarter and matter once', () => {
  expect(source).toBe('琥珀并购统计（演示数据）');
  const names = quarters.map(({ quarter, matter }) => `${quarter} ${matter}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(15 * 3);
  expect([quarters[0]?.quarter, quarters.at(-1)?.quarter, running]).toEqual([
    '2023-Q1',
    '2026-Q3',
    '2026-Q3',
  ]);
});

test('[SCR-14] only investments have rounds, and no cell is listed twice or is empty', () => {
  for (const { quarter, matter, rows } of quarters) {
    const keys = rows.map(([industry, region, round]) => `${industry} ${region} ${round}`);
    expect(new Set(keys).size, `${quarter} ${matter}`).toBe(keys.length);
    expect(rows.every(([, , round]) => (round !== null) === (matter === 'investment'))).toBe(true);
    expect(rows.filter((row) => countOf(row) === 0)).toEqual([]);
  }
});

test('[SCR-14] the shares of undisclosed amounts are those of the market', () => {
  const share = (matter: StatisticsMatter): number =>
    sum(rowsOf(matter).map(([, , , undisclosed]) => undisclosed)) / sum(rowsOf(matter).map(countOf));
  expect(Math.abs(share('merger') - 0.31)).toBeLessThan(0.02);
  expect(Math.abs(share('investment') - 0.35)).toBeLessThan(0.02);
  expect(share('fund')).toBeLessThan(0.1);
});

test('[SCR-14] the year 2025 has the proportions of the market: quarters, provinces, industries', () => {
  const count = (quarter: string): number => sum(rowsOf('fund', quarter).map(countOf));
  expect(count('2025-Q1') / count('2025')).toBeCloseTo(992 / 5_039, 2);
  expect((count('2025-Q1') + count('2025-Q2')) / count('2025')).toBeCloseTo(2_172 / 5_039, 2);
  const merged = rowsOf('merger', '2025');
  const of = (place: 0 | 1, id: string): number =>
    sum(merged.filter((row) => row[place] === id).map(countOf)) / sum(merged.map(countOf));
  expect(Math.abs(of(1, 'cn-44') - 590 / 2_660)).toBeLessThan(0.04);
  expect(Math.abs(of(0, '03') - 0.173)).toBeLessThan(0.04);
});

test('[SCR-14] few giants make the mean much greater than the median', () => {
  for (const matter of matters) {
    const amounts = rowsOf(matter)
      .flatMap(([, , , , each]) => each)
      .sort((one, other) => one - other);
    const median = amounts[Math.floor(amounts.length / 2)] ?? 0;
    expect(sum(amounts) / amounts.length, matter).toBeGreaterThan(1.5 * median);
  }
});

test('[SCR-14] by quarter and industry some cells are below five and hidden, most are shown', () => {
  const cells = matters.flatMap((matter) =>
    quarters
      .filter((each) => each.matter === matter)
      .flatMap(({ rows }) =>
        [...new Set(rows.map(([industry]) => industry))].map((industry) =>
          sum(rows.filter(([each]) => each === industry).map(countOf)),
        ),
      ),
  );
  const hidden = cells.filter((cell) => cell < leastShownCount).length;
  expect(hidden).toBeGreaterThan(20);
  expect(hidden).toBeLessThan(cells.length / 3);
});
