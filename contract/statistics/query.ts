import type * as t from 'io-ts';
import { FilledIdText } from '../codec/formed-text';
import { orNull } from '../codec/or-null';
import { withDefault } from '../codec/with-default';
import { chinaRegions } from '../reference/regions';
import { industryTree } from '../reference/industries';
import { rounds } from '../reference/rounds';
import { isQuarter, StatisticsBy, StatisticsMatter } from './statistics';

/** Which figures are asked for; the address of the page holds the same names. */
export const statisticsFields = {
  matter: withDefault(StatisticsMatter, 'investment'),
  by: withDefault(StatisticsBy, 'quarter'),
  /** The first and the last quarter, both included; null is the first or the last one that there is. */
  from: orNull(FilledIdText),
  to: orNull(FilledIdText),
  /** At most one of them: an id of the first level of the industry tree, of a province, of a round. */
  industry: orNull(FilledIdText),
  region: orNull(FilledIdText),
  round: orNull(FilledIdText),
};

export type StatisticsQuery = Readonly<t.TypeOfProps<typeof statisticsFields>>;

/** The dimensions of deals besides their quarter. */
export type StatisticsDimension = 'industry' | 'region' | 'round';

/** The choices of a dimension. */
export const statisticsChoices: Readonly<
  Record<StatisticsDimension, readonly { readonly id: string; readonly name: string }[]>
> = {
  industry: industryTree,
  region: chinaRegions.flatMap(({ regions }) => regions),
  round: rounds,
};

const dimensions: readonly StatisticsDimension[] = ['industry', 'region', 'round'];

/** The one dimension that the figures are filtered by; null for none. */
export const filteredBy = (query: StatisticsQuery): StatisticsDimension | null =>
  dimensions.find((dimension) => query[dimension] !== null) ?? null;

const isUnknown = (query: StatisticsQuery, name: StatisticsDimension): boolean =>
  query[name] !== null && statisticsChoices[name].every(({ id }) => id !== query[name]);

/** The fields of a query that are unknown, malformed or in contradiction to the others; empty for one that can be answered. */
export const contradictionsIn = (query: StatisticsQuery): readonly (keyof StatisticsQuery)[] => {
  const { matter, by, from, to } = query;
  const filter = filteredBy(query);
  const isCrossed = filter !== null && by !== 'quarter';
  const ofPeriod = ([name, quarter]: readonly ['from' | 'to', string | null]): boolean =>
    quarter !== null &&
    (!isQuarter(quarter) || isCrossed || (name === 'from' && to !== null && quarter > to));
  const ends = [
    ['from', from],
    ['to', to],
  ] as const;
  return [
    // Only investments have rounds.
    ...(by === 'round' && matter !== 'investment' ? (['by'] as const) : []),
    ...ends.filter(ofPeriod).map(([name]) => name),
    ...dimensions.filter(
      (name) =>
        query[name] !== null &&
        (name !== filter ||
          name === by ||
          isUnknown(query, name) ||
          (name === 'round' && matter !== 'investment')),
    ),
  ];
};
