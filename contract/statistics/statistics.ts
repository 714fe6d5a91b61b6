import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireDecimal } from '../codec/decimal';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';

const quarterSource = /^(?:19|20)\d{2}-Q[1-4]$/;

/** A calendar quarter, such as 2026-Q3. */
export const isQuarter = (text: string): boolean => quarterSource.test(text);

/**
 * Counts below this number are hidden with their sums: few deals give away a single one. So are counts and sums that would
 * give a hidden one away by subtraction.
 */
export const leastShownCount = 5;

/** The key of the industries, provinces or rounds that have too few deals to be shown each. */
export const otherKey = 'other';

/** New funds, investments, or mergers and acquisitions. */
export const StatisticsMatter = t.keyof({ fund: null, investment: null, merger: null }, 'StatisticsMatter');
export type StatisticsMatter = t.TypeOf<typeof StatisticsMatter>;

/** What the figures of a matter are called. */
export const statisticsMatters: Readonly<Record<StatisticsMatter, string>> = {
  fund: '新设基金',
  investment: '股权投资',
  merger: '并购交易',
};

/** The dimension that the bars of a chart are. Only investments have rounds. */
export const StatisticsBy = t.keyof(
  { quarter: null, industry: null, region: null, round: null },
  'StatisticsBy',
);
export type StatisticsBy = t.TypeOf<typeof StatisticsBy>;

const figures = {
  /** Null where it is hidden; zero or at least `leastShownCount` otherwise. */
  count: orNull(WireCount),
  /** How many of them have no published sum; null where `count` is hidden. */
  undisclosed: orNull(WireCount),
  /** The sum of the published amounts, 万元; null where it is hidden or no amount is published. */
  amount: orNull(WireDecimal),
  /** The median of the published amounts, 万元; null likewise. */
  median: orNull(WireDecimal),
};

export const StatisticsFigures = record(figures, 'StatisticsFigures');
export type StatisticsFigures = t.TypeOf<typeof StatisticsFigures>;

export const StatisticsCell = record(
  {
    /** A quarter, an id of the trees of industries, regions or rounds, or `otherKey`. */
    key: WireId,
    ...figures,
  },
  'StatisticsCell',
);
export type StatisticsCell = t.TypeOf<typeof StatisticsCell>;

/** The figures of a chart with the facts that every chart names. */
export const Statistics = record(
  {
    source: WireFilledText,
    /** Which deals count. */
    scope: withDefault(WireText, ''),
    /** When the figures were last revised. */
    asOf: WireTime,
    /** The quarter whose figures are not final; null where all of them are. */
    running: orNull(WireId),
    /** All quarters that have figures, in their order. */
    quarters: listOf(WireId),
    /** The first and the last quarter that the figures are of; null where there are none. */
    first: orNull(WireId),
    last: orNull(WireId),
    total: StatisticsFigures,
    /** A key without deals is left out. */
    cells: listOf(StatisticsCell),
  },
  'Statistics',
);
export type Statistics = t.TypeOf<typeof Statistics>;
