import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { farthestAmounts, matchWeights, neutralPoints } from '../../../../../contract/matching/match-weights';
import { mostWithoutControl } from '../../../../../contract/rules/stake';
import { anyId } from '../../../../../contract/reference/any';
import { industriesByGroup, regionsByGroup } from '../../../domain/deal/choice-groups';
import { noFinancing, type MatchSide } from '../../../domain/matching/match-side';
import { buy } from '../kinds/buy/table';
import { sale } from '../kinds/sale/table';
import { openEnd } from '../../../domain/buy/listed-buy';

/**
 * The points of a row as a counterparty of one side, in SQL, by the rules of `gateway/src/domain/matching`. A suite
 * holds the two against each other.
 */
export interface RowPoints {
  readonly industry: SQL;
  readonly region: SQL;
  readonly round: SQL;
  /** How many times the amounts are apart, at least 1; null where one of them is not stated. */
  readonly times: SQL;
  /** Whether the offered stake is below the one that is asked for. */
  readonly stakeTooSmall: SQL;
}

type Groups = ReadonlyMap<string, readonly string[]>;

/** What a side chose, written out to the second level, and all members of the groups that it touches. */
const choicesOf = (ids: readonly string[], groups: Groups) => {
  const touched = [...groups].filter(
    ([group, members]) => ids.includes(group) || members.some((id) => ids.includes(id)),
  );
  return {
    isOpen: ids.length === 0 || ids.includes(anyId),
    chosen: ids.flatMap((id) => groups.get(id) ?? [id]),
    around: touched.flatMap(([, members]) => members),
  };
};

const list = (ids: readonly string[]): SQL =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;

const fixed = (points: number): SQL => sql.raw(`${points}::float8`);

/** How a column of choices is read. */
interface Choices {
  /** Whether it states nothing. */
  readonly statesNothing: SQL;
  readonly holdsAny: (ids: readonly string[]) => SQL;
}

/** A column with one id. */
const oneId = (column: PgColumn): Choices => ({
  statesNothing: sql`${column} is null`,
  holdsAny: (ids) => sql`${column} = any(${list(ids)})`,
});

/** A list of ids in JSON that is written out to the second level. */
const manyIds = (column: PgColumn): Choices => ({
  statesNothing: sql`${column} = '[]'::jsonb or ${column} ?| ${list([anyId])}`,
  holdsAny: (ids) => sql`${column} ?| ${list(ids)}`,
});

/** The points of a column of choices for what the other side chose. */
const pointsOf = (
  { statesNothing, holdsAny }: Choices,
  factor: 'industry' | 'region',
  ids: readonly string[],
  groups: Groups,
): SQL => {
  const { full, partial } = matchWeights[factor];
  const { isOpen, chosen, around } = choicesOf(ids, groups);
  const neutral = fixed(neutralPoints(factor));
  if (isOpen) return neutral;
  return sql`case when ${statesNothing} then ${neutral}
    when ${holdsAny(chosen)} then ${fixed(full)}
    when ${holdsAny(around)} then ${fixed(partial)} else 0 end`;
};

/**
 * How many times two ranges are apart; infinite where one of them is 0 alone. Null of a row without amounts, and of one
 * from 0 without an end, which states nothing.
 */
const timesApart = (low: SQL, high: SQL, mine: { readonly low: number; readonly high: number }): SQL => {
  const [least, most] = [sql`${mine.low}::float8`, sql`${mine.high}::float8`];
  const open = sql`${Number(openEnd)}::float8`;
  return sql`case when ${low} is null or ${high} is null or (${low} = 0 and ${high} >= ${open}) then null
    when ${low} <= ${most} and ${high} >= ${least} then 1::float8
    when ${low} > ${most} then coalesce(${low} / nullif(${most}, 0), 'infinity')
    else coalesce(${least} / nullif(${high}, 0), 'infinity') end`;
};

const amountsOf = ({ min, max }: MatchSide) =>
  min === null && max === null
    ? null
    : { low: Number(min ?? 0), high: max === null ? Number(openEnd) : Number(max) };

const never = sql`false`;

/** A deal on sale for a demand. */
export const pointsOfSale = (mine: MatchSide): RowPoints => {
  const amounts = amountsOf(mine);
  const amount = sql`${sale.listedAmount}::float8`;
  const { full } = matchWeights.round;
  return {
    industry: pointsOf(oneId(sale.industryId), 'industry', mine.industries, industriesByGroup),
    region: pointsOf(oneId(sale.regionId), 'region', mine.regions, regionsByGroup),
    round: mine.rounds.includes(anyId)
      ? fixed(neutralPoints('round'))
      : sql`case when coalesce(${sale.roundId}, ${noFinancing.id}) = any(${list(mine.rounds)}) then ${fixed(full)} else 0 end`,
    times: amounts === null ? sql`null::float8` : timesApart(amount, amount, amounts),
    stakeTooSmall:
      mine.wantedStake === null ? never : sql`coalesce(${sale.listedStake} < ${mine.wantedStake}, false)`,
  };
};

/** A demand for a deal on sale. One that asks for control, or names no round, wants no financing. */
export const pointsOfBuy = (mine: MatchSide): RowPoints => {
  const amounts = amountsOf(mine);
  const { full } = matchWeights.round;
  const wantsShares = sql`(coalesce(${buy.wantedStake}, 0) > ${mostWithoutControl} or ${buy.roundIds} = '[]'::jsonb)`;
  const offersShares = mine.rounds.includes(noFinancing.id);
  return {
    industry: pointsOf(manyIds(buy.industryIds), 'industry', mine.industries, industriesByGroup),
    region: pointsOf(manyIds(buy.regionIds), 'region', mine.regions, regionsByGroup),
    round: sql`case when ${wantsShares} then ${fixed(offersShares ? full : 0)}
      when ${buy.roundIds} ?| ${list([anyId])} then ${fixed(neutralPoints('round'))}
      when ${buy.roundIds} ?| ${list(mine.rounds)} then ${fixed(full)} else 0 end`,
    times:
      amounts === null
        ? sql`null::float8`
        : timesApart(sql`${buy.listedLeast}::float8`, sql`${buy.listedMost}::float8`, amounts),
    stakeTooSmall:
      mine.offeredStake === null ? never : sql`coalesce(${buy.wantedStake} > ${mine.offeredStake}, false)`,
  };
};

/** The points of amounts that are so many times apart. Of two sides one always has a single amount: they overlap wholly. */
export const amountPoints = (times: SQL): SQL =>
  sql`case when ${times} is null then ${fixed(neutralPoints('amount'))}
    when ${times} <= 1 then ${fixed(matchWeights.amount.full)}
    else ${fixed(matchWeights.amount.partial)} * greatest(0, 1 - ln(${times}) / ln(${fixed(farthestAmounts)})) end`;
