import {
  otherKey,
  type Statistics,
  type StatisticsBy,
  type StatisticsCell,
} from '../../../contract/statistics/statistics';
import { statisticsChoices, type StatisticsQuery } from '../../../contract/statistics/query';

const isShownCell = ({ count }: StatisticsCell): boolean => count !== null;

const ordinals: readonly string[] = ['一', '二', '三', '四'];

/** A quarter in words: '2026年三季度'. */
export const quarterName = (quarter: string): string => {
  const [year = '', number = ''] = quarter.split('-Q');
  return `${year}年${ordinals[Number(number) - 1] ?? number}季度`;
};

/** The word of what has too few deals to be shown, and of what goes beyond the bars of a chart. */
const otherName = '其他';

/** The name of a cell. */
export const cellName = (by: StatisticsBy, key: string): string => {
  if (by === 'quarter') return quarterName(key);
  if (key === otherKey) return otherName;
  return statisticsChoices[by].find(({ id }) => id === key)?.name ?? key;
};

/** A bar of a chart. */
export interface StatisticsBar {
  /** Null for the rest. */
  readonly key: string | null;
  readonly name: string;
  /** Null where it is hidden. */
  readonly count: number | null;
  readonly cell: StatisticsCell | null;
}

/** A chart of categories has at most so many bars, the rest among them. */
export const mostBars = 6;

const descending = (one: StatisticsCell, other: StatisticsCell): number =>
  (other.count ?? -1) - (one.count ?? -1);

/** The cells in the order of a table: quarters by time, the others by count, small keys and hidden ones last. */
export const orderedCells = (by: StatisticsBy, cells: readonly StatisticsCell[]): readonly StatisticsCell[] =>
  by === 'quarter'
    ? [...cells].sort((one, other) => (one.key < other.key ? -1 : 1))
    : [...cells.filter(({ key }) => key !== otherKey)]
        .sort(descending)
        .concat(cells.filter(({ key }) => key === otherKey));

/** The bars of quarters: all of the period, in their order; one without deals is zero. */
export const quarterBars = ({ quarters, first, last, cells }: Statistics): readonly StatisticsBar[] =>
  quarters
    .filter((quarter) => first !== null && last !== null && quarter >= first && quarter <= last)
    .map((key) => {
      const cell = cells.find((each) => each.key === key) ?? null;
      return { key, name: quarterName(key), count: cell === null ? 0 : cell.count, cell };
    });

/** The bars of categories: the greatest, and the rest, whose count is that of the total without them. */
export const categoryBars = (by: StatisticsBy, { cells, total }: Statistics): readonly StatisticsBar[] => {
  const ordered = orderedCells(by, cells).filter(({ key }) => key !== otherKey);
  const shown = ordered.filter(isShownCell);
  const most = shown.length === cells.length && shown.length <= mostBars ? mostBars : mostBars - 1;
  const bars = shown.slice(0, most).map((cell) => ({
    key: cell.key,
    name: cellName(by, cell.key),
    count: cell.count,
    cell,
  }));
  if (bars.length === cells.length) return bars;
  const sum = bars.reduce((all, { count }) => all + (count ?? 0), 0);
  const rest = total.count === null ? null : total.count - sum;
  return rest === 0 ? bars : [...bars, { key: null, name: otherName, count: rest, cell: null }];
};

/** The bars of a query's figures. */
export const statisticsBars = ({ by }: StatisticsQuery, figures: Statistics): readonly StatisticsBar[] =>
  by === 'quarter' ? quarterBars(figures) : categoryBars(by, figures);

/** A part of a whole in per cent with one place: '25.3%'; null without a whole. */
export const shareOf = (count: number | null, total: number | null): string | null =>
  count === null || total === null || total === 0 ? null : `${((count / total) * 100).toFixed(1)}%`;

/** Whether there is a figure to show. */
export const hasFigures = ({ total, cells }: Statistics): boolean =>
  cells.some(isShownCell) || (total.count !== null && total.count > 0);

/** Years of quarters, the newest first. */
export const yearsOf = (quarters: readonly string[]): readonly string[] =>
  [...new Set(quarters.map((quarter) => quarter.slice(0, 4)))].reverse();
