import { and, count, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Loosening } from '../../../../../contract/deal/deal-filter';
import type { DealPlace } from '../../../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../../../domain/page/list-part';
import type { ChoiceCount } from '../../../ports/sales';
import { byFigure, keysetPart, type DealOrder, type Rows } from '../keyset';
import type { Orm } from '../orm';

/** Counts the rows of a query by the ids of a column. */
export interface CountChoices<Query> {
  /** The column holds one id or none. */
  readonly one: (column: PgColumn, query: Query) => Promise<readonly ChoiceCount[]>;
  /** The column or expression holds several ids, as a list in JSON. */
  readonly several: (column: PgColumn | SQL, query: Query) => Promise<readonly ChoiceCount[]>;
}

/** How the things of a kind are listed. */
interface ListedKind<Sort extends string, Query extends { readonly sort: Sort }, Head, Groups> {
  readonly table: PgTable;
  readonly id: PgColumn;
  /** Which rows a query takes. */
  readonly which: (query: Query) => SQL | undefined;
  /** What each order goes by; each needs an index. A row without the figure is last. */
  readonly orders: Readonly<Record<Sort, DealOrder>>;
  /** The columns of a list and the place in its order: `orm.select({ ...head, place }).from(table).$dynamic()`. */
  readonly rows: (place: SQL<string>) => Rows<Head & { readonly id: string; readonly place: string }>;
  /** How many rows each choice of the filter takes, with the rest of the query as it is. */
  readonly choices: (query: Query, count: CountChoices<Query>) => Promise<Groups>;
  /** Which single condition alone leaves nothing; read where the query takes no row. */
  readonly looser: (
    query: Query,
    total: number,
    count: (query: Query) => Promise<number>,
  ) => Promise<readonly Loosening[]>;
  /** Remembers how many rows a query takes. */
  readonly total?: (query: Query, count: () => Promise<number>) => Promise<number>;
}

/** Reads the list of a kind: a page in one of its orders, and how many rows each choice of its filter takes. */
export const listedStore = <Sort extends string, Query extends { readonly sort: Sort }, Head, Groups>(
  orm: Orm,
  kind: ListedKind<Sort, Query, Head, Groups>,
) => {
  const { table, id, which, total: keptTotal = (_query, read) => read() } = kind;
  const countOf = (query: Query): Promise<number> => orm.$count(table, which(query));
  const countBy = (choice: SQL<string>, condition: SQL | undefined): Promise<ChoiceCount[]> =>
    orm
      .select({ id: choice, count: count().mapWith(Number) })
      .from(table)
      .where(condition)
      .groupBy(sql`1`);
  const countChoices: CountChoices<Query> = {
    one: (column, query) => countBy(sql<string>`${column}`, and(which(query), isNotNull(column))),
    several: (column, query) => countBy(sql<string>`jsonb_array_elements_text(${column})`, which(query)),
  };
  return {
    page: (query: Query, asked: AskedPart<DealPlace>): Promise<ListPart<Head, DealPlace>> => {
      const order = kind.orders[query.sort];
      return keysetPart(
        orm,
        {
          table,
          which: which(query),
          rows: kind.rows(order.place),
          order: byFigure(order, id),
          total: () => keptTotal(query, () => countOf(query)),
        },
        asked,
      );
    },
    counts: async (
      query: Query,
    ): Promise<Groups & { readonly total: number; readonly looser: readonly Loosening[] }> => {
      const total = await countOf(query);
      const groups = await kind.choices(query, countChoices);
      return { ...groups, total, looser: await kind.looser(query, total, countOf) };
    },
  };
};
