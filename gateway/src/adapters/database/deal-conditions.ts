import { and, eq, gt, gte, inArray, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anyId } from '../../../../contract/reference/any';
import { keywordWords } from '../../../../contract/rules/keyword-words';
import type { BuyQuery } from '../../domain/buy/buy-query';
import type { DealQuery, FilterQuery } from '../../domain/deal/deal-query';
import { industriesNamed } from '../../domain/deal/industries-named';
import { searchQuery } from '../../domain/search/bigrams';

/** The columns by which both sides are filtered alike. */
interface ListedColumns {
  readonly id: PgColumn;
  readonly confirmedAt: PgColumn;
  readonly search: PgColumn;
  readonly state: PgColumn;
}

/** The columns by which a table of deals is filtered. */
export interface DealColumns extends ListedColumns {
  readonly sourceType: PgColumn;
  readonly industryId: PgColumn;
  readonly regionId: PgColumn;
  readonly roundId: PgColumn;
  readonly listedAmount: PgColumn;
  readonly listedStake: PgColumn;
}

/** The columns by which a table of demands is filtered; the ids are lists in JSON. */
export interface DemandColumns extends ListedColumns {
  readonly buyerType: PgColumn;
  readonly hundred: PgColumn;
  readonly industryIds: PgColumn;
  readonly regionIds: PgColumn;
  readonly roundIds: PgColumn;
  readonly listedLeast: PgColumn;
  readonly listedMost: PgColumn;
  readonly expiresAt: PgColumn;
}

/** The column holds one of the ids; any where none is asked for. */
export const among = (column: PgColumn, ids: readonly string[]): SQL | undefined =>
  ids.length === 0 ? undefined : inArray(column, [...ids]);

/** A list in JSON holds one of the ids. */
export const holdingOne = (column: PgColumn | SQL, ids: readonly string[]): SQL =>
  sql`${column} ?| array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;

/** One of the ids is asked for, or it is one to whom all are the same. */
const overlapping = (column: PgColumn, ids: readonly string[]): SQL | undefined =>
  ids.length === 0 ? undefined : holdingOne(column, [...ids, anyId]);

/** The text contains each of the words; any where there is none. */
export const holding = (column: PgColumn, words: readonly string[]): SQL | undefined => {
  const query = searchQuery(words);
  // Words without a letter or digit match no text.
  if (query === null) return words.length === 0 ? undefined : sql`false`;
  return sql`${column} @@ ${query}::tsquery`;
};

/** The condition that finds each of the words alone; words without a letter or digit match no text. */
const queryOfEach = (words: readonly string[]): readonly string[] =>
  words.map((word) => searchQuery([word])).filter((query) => query !== null);

const anyOf = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' | ');

/**
 * The texts that contain none of the words. The index finds those that contain one: to look through the words of each
 * of the others took ten times as long.
 */
const without = ({ id, search }: ListedColumns, words: readonly string[]): SQL | undefined => {
  const queries = queryOfEach(words);
  if (queries.length === 0) return undefined;
  const of = sql.identifier(search.name);
  return sql`${id} not in (select with_word.id from ${id.table} as with_word where with_word.${of} @@ ${anyOf(queries)}::tsquery)`;
};

/** Which rows are of one of these industries. */
type OfIndustry = (ids: readonly string[]) => SQL;

/**
 * What the words of a keyword ask for. A word that names an industry is found in that industry's rows as well, and is
 * left out with them.
 */
const keyword = (columns: ListedColumns, query: FilterQuery, ofIndustry: OfIndustry): SQL | undefined => {
  const { include, exclude } = keywordWords(query.keyword ?? '');
  const isName = (word: string): boolean => industriesNamed(word).length > 0;
  return and(
    holding(columns.search, [...include.filter((word) => !isName(word)), ...query.include]),
    ...include
      .filter(isName)
      .map((word) => or(holding(columns.search, [word]), ofIndustry(industriesNamed(word)))),
    without(columns, [...exclude, ...query.exclude]),
    // A row without an industry is of none.
    ...exclude.filter(isName).map((word) => sql`(${ofIndustry(industriesNamed(word))}) is not true`),
  );
};

const listed = (columns: ListedColumns, query: FilterQuery, ofIndustry: OfIndustry): SQL | undefined =>
  and(
    eq(columns.state, 'listed'),
    query.confirmedSince === null ? undefined : gte(columns.confirmedAt, query.confirmedSince),
    keyword(columns, query, ofIndustry),
  );

/** Which deals a query asks for: each has one industry, region, round and amount, which are to be among those asked for. */
export const dealConditions = (columns: DealColumns, query: DealQuery): SQL | undefined =>
  and(
    listed(columns, query, (ids) => inArray(columns.industryId, [...ids])),
    query.sourceType === null ? undefined : eq(columns.sourceType, query.sourceType),
    among(columns.industryId, query.industry),
    among(columns.industryId, query.marked ?? []),
    among(columns.regionId, query.region),
    among(columns.roundId, query.round),
    query.min === null ? undefined : gte(columns.listedAmount, query.min),
    query.stake === null ? undefined : gte(columns.listedStake, query.stake),
    query.max === null
      ? undefined
      : and(isNotNull(columns.listedAmount), lte(columns.listedAmount, query.max)),
  );

/**
 * Which demands a query asks for: each has several industries, regions and rounds and a range of amounts, which are to
 * have something in common with what is asked for.
 * @param now demands that expire later are listed, milliseconds since 1970
 */
export const demandConditions = (columns: DemandColumns, query: BuyQuery, now: number): SQL | undefined =>
  and(
    listed(columns, query, (ids) => holdingOne(columns.industryIds, ids)),
    gt(columns.expiresAt, now),
    query.buyerType === null ? undefined : eq(columns.buyerType, query.buyerType),
    query.hundred ? sql`${columns.hundred}` : undefined,
    overlapping(columns.industryIds, query.industry),
    overlapping(columns.industryIds, query.marked ?? []),
    overlapping(columns.regionIds, query.region),
    overlapping(columns.roundIds, query.round),
    query.min === null ? undefined : gte(columns.listedMost, query.min),
    query.max === null ? undefined : lte(columns.listedLeast, query.max),
  );
