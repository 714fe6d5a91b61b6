import { and, eq, gte, inArray, isNotNull, lte, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DealQuery } from '../../domain/deal/deal-query';
import { searchQuery } from '../../domain/search/bigrams';

/** The columns by which a table of deals is filtered. */
export interface DealColumns {
  readonly sourceType: PgColumn;
  readonly industryId: PgColumn;
  readonly regionId: PgColumn;
  readonly roundId: PgColumn;
  readonly listedAmount: PgColumn;
  readonly confirmedAt: PgColumn;
  readonly search: PgColumn;
  readonly state: PgColumn;
}

const among = (column: PgColumn, ids: readonly string[]): SQL | undefined =>
  ids.length === 0 ? undefined : inArray(column, [...ids]);

const holding = (column: PgColumn, words: readonly string[]): SQL | undefined => {
  const query = searchQuery(words);
  // Words without a sign of writing stand nowhere.
  if (query === null) return words.length === 0 ? undefined : sql`false`;
  return sql`${column} @@ ${query}::tsquery`;
};

const without = (column: PgColumn, words: readonly string[]): SQL | undefined =>
  and(
    ...words.map((word) => {
      const query = searchQuery([word]);
      return query === null ? undefined : not(sql`${column} @@ ${query}::tsquery`);
    }),
  );

/** Which deals a query asks for. */
export const dealConditions = (columns: DealColumns, query: DealQuery): SQL | undefined =>
  and(
    eq(columns.state, 'listed'),
    query.sourceType === null ? undefined : eq(columns.sourceType, query.sourceType),
    among(columns.industryId, query.industry),
    among(columns.industryId, query.marked ?? []),
    among(columns.regionId, query.region),
    among(columns.roundId, query.round),
    query.min === null ? undefined : gte(columns.listedAmount, query.min),
    query.max === null
      ? undefined
      : and(isNotNull(columns.listedAmount), lte(columns.listedAmount, query.max)),
    query.confirmedSince === null ? undefined : gte(columns.confirmedAt, query.confirmedSince),
    holding(
      columns.search,
      [...(query.keyword ?? '').split(' '), ...query.include].filter((word) => word !== ''),
    ),
    without(columns.search, query.exclude),
  );
