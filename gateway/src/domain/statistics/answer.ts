import {
  filteredBy,
  type StatisticsDimension,
  type StatisticsQuery,
} from '../../../../contract/statistics/query';
import type { StatisticsCell, StatisticsFigures } from '../../../../contract/statistics/statistics';
import { exactDecimal } from '../../../../contract/values/decimal';
import { joined, noDeals, yearOf, type Cell, type DealSet, type Release } from './release';

/** The figures of one query. */
export interface Figures {
  readonly first: string | null;
  readonly last: string | null;
  readonly total: StatisticsFigures;
  readonly cells: readonly StatisticsCell[];
}

const hiddenFigures: StatisticsFigures = { count: null, undisclosed: null, amount: null, median: null };

const medianOf = (amounts: readonly number[]): number => {
  const sorted = [...amounts].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = low] =
    sorted.length % 2 === 1 ? [sorted[Math.floor(middle)]] : [sorted[middle - 1], sorted[middle]];
  return Math.round((low + high) / 2);
};

const figuresOf = ({ count, amounts }: DealSet, amountHidden: boolean): StatisticsFigures => ({
  count,
  undisclosed: count - amounts.length,
  ...(amountHidden || amounts.length === 0
    ? { amount: null, median: null }
    : {
        amount: exactDecimal(String(amounts.reduce((sum, amount) => sum + amount, 0))),
        median: exactDecimal(String(medianOf(amounts))),
      }),
});

/** Several published figures as one; hidden where one of them is. */
const figuresOfCells = (cells: readonly (Cell | undefined)[]): StatisticsFigures => {
  const known = cells.flatMap((cell) => (cell === undefined ? [] : [cell]));
  return known.some(({ hidden }) => hidden)
    ? hiddenFigures
    : figuresOf(
        joined(known),
        known.some(({ amountHidden }) => amountHidden),
      );
};

/** The quarters of a period as the published sums that it is made of: whole years, and quarters. */
const partsOf = (period: readonly string[], quarters: readonly string[]): readonly string[] => {
  const isWhole = (year: string): boolean =>
    quarters.every((quarter) => yearOf(quarter) !== year || period.includes(quarter));
  return [
    ...new Set(
      period.map((quarter) => {
        const year = yearOf(quarter);
        return isWhole(year) ? year : quarter;
      }),
    ),
  ];
};

const isListed = ({ count }: StatisticsCell): boolean => count !== 0;

type Asked = Pick<Figures, 'total' | 'cells'>;

/** The figures of a key in a period. */
const inPeriod = (
  { quarters, sums, overTime }: Release,
  dimension: StatisticsDimension,
  key: string,
  period: readonly string[],
): StatisticsFigures => {
  const sum = sums(dimension).get(key);
  // A key that is part of another one has no figures of its own.
  if (sum === undefined) return hiddenFigures;
  if (period.length === quarters.length) return figuresOf(sum, false);
  const cells = overTime(dimension).get(key);
  return figuresOfCells(partsOf(period, quarters).map((part) => cells?.get(part)));
};

const ofKey = (
  release: Release,
  { by }: StatisticsQuery,
  dimension: StatisticsDimension,
  key: string,
  period: readonly string[],
): Asked => {
  const total = inPeriod(release, dimension, key, period);
  const cells =
    by === 'quarter' ? release.overTime(dimension).get(key) : release.crossed(dimension, by).get(key);
  const keys = by === 'quarter' ? period : [...(cells?.keys() ?? [])];
  return {
    total,
    cells:
      cells === undefined
        ? []
        : keys.map((other) => ({ key: other, ...figuresOfCells([cells.get(other)]) })).filter(isListed),
  };
};

const ofAll = (release: Release, { by }: StatisticsQuery, period: readonly string[]): Asked => {
  const inQuarter = (quarter: string): DealSet => release.byQuarter.get(quarter) ?? noDeals;
  const total = figuresOf(joined(period.map(inQuarter)), false);
  if (by === 'quarter')
    return { total, cells: period.map((key) => ({ key, ...figuresOf(inQuarter(key), false) })) };
  const keys = [...release.sums(by).keys()];
  return {
    total,
    cells: keys.map((key) => ({ key, ...inPeriod(release, by, key, period) })).filter(isListed),
  };
};

/** Answers a query that has no contradiction from what is published alone. */
export const answerOf = (release: Release, query: StatisticsQuery): Figures => {
  const { from, to } = query;
  const period = release.quarters.filter(
    (quarter) => (from === null || quarter >= from) && (to === null || quarter <= to),
  );
  const dimension = filteredBy(query);
  const key = dimension === null ? null : query[dimension];
  return {
    first: period[0] ?? null,
    last: period.at(-1) ?? null,
    ...(dimension === null || key === null
      ? ofAll(release, query, period)
      : ofKey(release, query, dimension, key, period)),
  };
};
