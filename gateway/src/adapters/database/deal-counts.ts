import { and, count, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DealQuery } from '../../domain/deal/deal-query';
import { loosenedCounts } from '../../domain/deal/loosened';
import type { ChoiceCount, DealCounts } from '../../ports/sales';
import type { Orm } from './orm';

/** A counted list: a table of deals, the columns of its choices, and the rows of a query. */
export interface Counted<Query extends DealQuery> {
  readonly table: PgTable;
  readonly columns: { readonly industryId: PgColumn; readonly regionId: PgColumn };
  readonly which: (query: Query) => SQL | undefined;
}

/** How many deals there are: with the query as it is, and for each industry and region in place of those chosen. */
export const dealCounts = async <Query extends DealQuery>(
  orm: Orm,
  { table, columns, which }: Counted<Query>,
  query: Query,
): Promise<DealCounts> => {
  const counted = (column: PgColumn, condition: SQL | undefined): Promise<ChoiceCount[]> =>
    orm
      .select({ id: sql<string>`${column}`, count: count().mapWith(Number) })
      .from(table)
      .where(and(condition, isNotNull(column)))
      .groupBy(column);
  const totalOf = (asked: Query): Promise<number> => orm.$count(table, which(asked));
  const total = await totalOf(query);
  return {
    total,
    industries: await counted(columns.industryId, which({ ...query, industry: [] })),
    regions: await counted(columns.regionId, which({ ...query, region: [] })),
    looser: await loosenedCounts(query, total, totalOf),
  };
};
