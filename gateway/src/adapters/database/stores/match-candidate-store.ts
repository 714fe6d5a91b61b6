import { and, eq, gt, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decodeJson } from '../../../../../contract/codec/decode-json';
import { beijingOffsetMs } from '../../../../../contract/values/beijing-time';
import { dayMs } from '../../../../../contract/values/duration';
import { nearAmounts, neutralPoints } from '../../../../../contract/matching/match-weights';
import type { MatchSide } from '../../../domain/matching/match-side';
import { matchedBuy, matchedSale, type MatchedThing } from '../../../domain/matching/matched-thing';
import type { MatchCandidates, MatchedKind } from '../../../ports/match-candidates';
import { buy } from '../kinds/buy/table';
import { sale } from '../kinds/sale/table';
import type { Database, Orm } from '../orm';
import { publication } from '../schema/publication';
import { amountPoints, pointsOfBuy, pointsOfSale, type RowPoints } from './match-points';

/** The columns of a deal that are made of its public values alone (ENT-08). */
const saleColumns = {
  id: sale.id,
  ownerId: sale.ownerId,
  sourceType: sale.sourceType,
  code: sale.code,
  title: sale.title,
  industry: sale.industry,
  region: sale.region,
  stage: sale.stage,
  industryId: sale.industryId,
  regionId: sale.regionId,
  roundId: sale.roundId,
  listedAmount: sale.listedAmount,
  listedStake: sale.listedStake,
  confirmedAt: sale.confirmedAt,
};

/** The same of a demand. */
const buyColumns = {
  id: buy.id,
  ownerId: buy.ownerId,
  code: buy.code,
  title: buy.title,
  buyerType: buy.buyerType,
  industries: buy.industries,
  regions: buy.regions,
  rounds: buy.rounds,
  stake: buy.stake,
  listedLeast: buy.listedLeast,
  listedMost: buy.listedMost,
  wantedStake: buy.wantedStake,
  confirmedAt: buy.confirmedAt,
};

const isOnSale = eq(sale.state, 'listed');
const isWanted = (now: number): SQL | undefined => and(eq(buy.state, 'listed'), gt(buy.expiresAt, now));

const things: Readonly<
  Record<MatchedKind, (orm: Orm, ids: readonly string[]) => Promise<readonly MatchedThing[]>>
> = {
  sale: async (orm, ids) =>
    (
      await orm
        .select(saleColumns)
        .from(sale)
        .where(inArray(sale.id, [...ids]))
    ).map(matchedSale),
  buy: async (orm, ids) =>
    (
      await orm
        .select(buyColumns)
        .from(buy)
        .where(inArray(buy.id, [...ids]))
    ).map(matchedBuy),
};

const ofOthers = (owner: PgColumn, ownerId: string | null): SQL | undefined =>
  ownerId === null ? undefined : or(isNull(owner), ne(owner, ownerId));

/** The rows of a kind that are compared, with the points of each factor. */
const compared = (kind: MatchedKind, side: MatchSide, now: number): SQL => {
  const { table, which, points } =
    kind === 'sale'
      ? {
          table: sale,
          which: and(isOnSale, ofOthers(sale.ownerId, side.ownerId)),
          points: pointsOfSale(side),
        }
      : {
          table: buy,
          which: and(isWanted(now), ofOthers(buy.ownerId, side.ownerId)),
          points: pointsOfBuy(side),
        };
  return selectPoints(table, which, points);
};

/** The day in Beijing: within one a later confirmation changes no order, so that it names no owner (ENT-08). */
const dayOf = (moment: PgColumn): SQL =>
  sql`(${moment} + ${sql.raw(String(beijingOffsetMs))}) / ${sql.raw(String(dayMs))}`;

const selectPoints = (
  table: typeof buy | typeof sale,
  which: SQL | undefined,
  { industry, region, round, times, stakeTooSmall }: RowPoints,
): SQL => sql`select ${table.id} as id, ${dayOf(table.confirmedAt)} as day, (${industry})::float8 as industry,
  (${region})::float8 as region, (${round})::float8 as round, (${times}) as times,
  (${stakeTooSmall})::int as stake from ${table} where ${which}`;

const names = ['industry', 'region', 'round'] as const;
const summed = (each: (name: (typeof names)[number]) => SQL): SQL => sql.join(names.map(each), sql` + `);
const isFar = sql.raw(`(times is not null and times > ${nearAmounts})`);

/** Factors that fit not at all. */
const misses = sql`${summed((name) => sql.raw(`(${name} = 0)::int`))} + ${isFar}::int + stake`;

/** Factors that fit, wholly or in part. */
const fitting = sql`${summed((name) => sql.raw(`(${name} <> 0 and ${name} <> ${neutralPoints(name)})::int`))}
  + (times is not null and not ${isFar})::int`;

/** The points of the factors that are no miss, less those that they had if nothing were known. */
const gain = sql`${summed((name) => sql.raw(`case when ${name} = 0 then 0 else ${name} - ${neutralPoints(name)} end`))}
  + case when ${isFar} then 0 else amount - ${sql.raw(String(neutralPoints('amount')))} end`;

const Ids = t.readonlyArray(t.string);

interface Best {
  readonly compared: number;
  readonly ids: readonly string[];
}

const readBest = (row: Readonly<Record<string, unknown>> | undefined): Best => {
  const value = row?.['ids'];
  const ids = typeof value === 'string' ? decodeJson(Ids)(value) : Ids.decode(value);
  const compared = Number(row?.['compared']);
  if (isLeft(ids) || !Number.isSafeInteger(compared))
    throw new Error('A row of the matching holds what its codec does not take.');
  return { compared, ids: ids.right };
};

const bestIds = (kind: MatchedKind, side: MatchSide, most: number, now: number): SQL => {
  const first = (which: SQL): SQL => sql`(select id from judged where ${which}
    order by points desc, day desc, id collate "C" limit ${most})`;
  return sql`with rows as materialized (${compared(kind, side, now)}),
    scored as (select *, ${amountPoints(sql.raw('times'))} as amount from rows),
    judged as materialized (select id, day, round((industry + region + round + amount)::numeric) as points,
      ${misses} as misses, ${fitting} as fitting, ${gain} as gain from scored)
    select (select count(*) from rows) as compared, coalesce((select jsonb_agg(id) from (
      ${first(sql`misses = 0 and fitting > 0`)} union all ${first(sql`misses = 1 and gain > 0`)}) as best),
      '[]'::jsonb) as ids`;
};

/** Counterparties of own publications, from the database, by public values alone. */
export const matchCandidateStore = ({ orm }: Database): MatchCandidates => ({
  own: async (ownerId, now) => {
    const isOwn = and(eq(publication.ownerId, ownerId), eq(publication.listing, 'listed'));
    const head = { id: publication.id, number: publication.number };
    const [sales, buys] = await Promise.all([
      orm
        .select({ ...head, row: saleColumns })
        .from(publication)
        .innerJoin(sale, eq(sale.id, publication.dealId))
        .where(and(isOwn, eq(publication.kind, 'sale'), isOnSale)),
      orm
        .select({ ...head, row: buyColumns })
        .from(publication)
        .innerJoin(buy, eq(buy.id, publication.dealId))
        .where(and(isOwn, eq(publication.kind, 'buy'), isWanted(now))),
    ]);
    return [
      ...sales.map(({ row, ...same }) => ({ ...same, thing: matchedSale(row) })),
      ...buys.map(({ row, ...same }) => ({ ...same, thing: matchedBuy(row) })),
    ]
      .toSorted((one, other) => other.number - one.number)
      .map(({ id, thing }) => ({ id, thing }));
  },
  newest: async (kind, most, now) => {
    const { table, which } =
      kind === 'sale' ? { table: sale, which: isOnSale } : { table: buy, which: isWanted(now) };
    const rows = await orm
      .select({ id: table.id })
      .from(table)
      .where(which)
      .orderBy(sql`${dayOf(table.confirmedAt)} desc`, sql`${table.id} collate "C"`)
      .limit(most);
    const ids = rows.map(({ id }) => id);
    const found = new Map(
      (ids.length === 0 ? [] : await things[kind](orm, ids)).map((thing) => [thing.id, thing]),
    );
    return ids.flatMap((id) => found.get(id) ?? []);
  },
  best: async (kind, side, most, now) => {
    const [row] = await orm.execute(bestIds(kind, side, most, now));
    const { compared: count, ids } = readBest(row);
    return { compared: count, things: ids.length === 0 ? [] : await things[kind](orm, ids) };
  },
});
