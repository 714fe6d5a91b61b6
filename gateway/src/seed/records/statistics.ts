import * as t from 'io-ts';
import { WireCount } from '../../../../contract/codec/count';
import { WireId } from '../../../../contract/codec/id';
import { orNull } from '../../../../contract/codec/or-null';
import { WireFilledText } from '../../../../contract/codec/text';
import { WireTime } from '../../../../contract/codec/time';
import { isQuarter, StatisticsMatter } from '../../../../contract/statistics/statistics';
import { industryTree } from '../../../../contract/reference/industries';
import { regionTree } from '../../../../contract/reference/regions';
import { rounds } from '../../../../contract/reference/rounds';
import { seedRecord } from './seed-record';

const oneOf = (name: string, ids: readonly string[]): t.Type<string> => {
  const known = new Set(ids);
  const is = (value: unknown): value is string => typeof value === 'string' && known.has(value);
  return new t.Type<string>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );
};

const Quarter = new t.Type<string>(
  'quarter',
  WireId.is,
  (value, context) =>
    typeof value === 'string' && isQuarter(value) ? t.success(value) : t.failure(value, context),
  t.identity,
);

/** Whole 万元, greater than 0. */
const Amount = new t.Type<number>(
  'amount',
  WireCount.is,
  (value, context) => (WireCount.is(value) && value > 0 ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/**
 * The deals of one industry, province and round: the three ids, how many deals have no published amount, and the
 * published amounts in 万元. The count of deals is the first number plus the length of the list.
 */
const Row = t.tuple([
  oneOf(
    'industry group',
    industryTree.map(({ id }) => id),
  ),
  oneOf(
    'province',
    regionTree.flatMap(({ regions }) => regions.map(({ id }) => id)),
  ),
  orNull(
    oneOf(
      'round',
      rounds.map(({ id }) => id),
    ),
  ),
  WireCount,
  t.readonlyArray(Amount),
]);

/** The deals of one matter in one quarter. */
const SeedStatisticsQuarter = seedRecord(
  { quarter: Quarter, matter: StatisticsMatter, rows: t.readonlyArray(Row) },
  {},
);

/** All figures, with the source and the scope that each chart names. */
export const SeedStatistics = seedRecord(
  {
    source: WireFilledText,
    scope: WireFilledText,
    asOf: WireTime,
    /** The quarter whose figures are not final; null where all of them are. */
    running: orNull(Quarter),
    quarters: t.readonlyArray(SeedStatisticsQuarter),
  },
  {},
);
export type SeedStatistics = t.TypeOf<typeof SeedStatistics>;
