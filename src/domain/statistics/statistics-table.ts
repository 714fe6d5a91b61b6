import type { Statistics, StatisticsFigures } from '../../../contract/statistics/statistics';
import type { StatisticsQuery } from '../../../contract/statistics/query';
import { formatCount } from '../../../contract/values/format-count';
import { figureOf } from '../../../contract/values/digit-groups';
import { roundShifted } from '../../../contract/values/decimal';
import { cellName, orderedCells, shareOf } from './statistics-figures';

/** A row of the table: its name, and its figures as texts; null where a figure is hidden or there is none. */
export interface StatisticsRow {
  readonly key: string;
  readonly name: string;
  readonly figures: readonly (string | null)[];
}

/** Count, share, undisclosed, amount in 亿元, median in 万元. */
const figuresOf = (
  { count, undisclosed, amount, median }: StatisticsFigures,
  total: number | null,
): readonly (string | null)[] => [
  count === null ? null : formatCount(count),
  shareOf(count, total),
  undisclosed === null ? null : formatCount(undisclosed),
  amount === null ? null : figureOf(roundShifted(amount, -2), 2),
  median === null ? null : figureOf(roundShifted(median, 0), 0),
];

/** The figures as a table: a row for each cell, and the total. */
export const statisticsTable = (
  { by }: StatisticsQuery,
  { cells, total }: Statistics,
): { readonly rows: readonly StatisticsRow[]; readonly total: readonly (string | null)[] } => ({
  rows: orderedCells(by, cells).map(({ key, ...figures }) => ({
    key,
    name: cellName(by, key),
    figures: figuresOf(figures, total.count),
  })),
  total: figuresOf(total, total.count),
});

/** A table for the clipboard: cells between tabs, so that a spreadsheet takes it, and its source as the last line. */
export const tableText = (
  heads: readonly string[],
  rows: readonly (readonly (string | null)[])[],
  source: string,
): string =>
  [heads, ...rows, [source]]
    .map((cells) => cells.map((cell) => (cell ?? '').replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
