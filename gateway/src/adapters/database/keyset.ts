import { and, desc, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { Orm } from './orm';

/** A question for the rows of a table that can still be made narrower: `select().from(table).$dynamic()`. */
interface Rows<Row> extends PromiseLike<Row[]> {
  readonly where: (condition: SQL | undefined) => Rows<Row>;
  readonly orderBy: (order: SQL) => Rows<Row>;
  readonly limit: (most: number) => Rows<Row>;
  readonly offset: (after: number) => Rows<Row>;
}

/** The rows of a list, and where each has its place. */
export interface Listed<Row> {
  readonly table: PgTable;
  /** Grows with every new row, and is no other row's. */
  readonly place: PgColumn;
  readonly placeOf: (row: Row) => number;
  /** Which rows the list is of. */
  readonly which: SQL | undefined;
  readonly rows: Rows<Row>;
}

/**
 * Part of a list, the newest first. A part that begins below a place is what it would have been when the part before was
 * read: rows that came since stand above it, so that none is told twice and none is left out.
 */
export const keysetPart = async <Row>(
  orm: Orm,
  { table, place, placeOf, which, rows }: Listed<Row>,
  { below, page, pageSize }: AskedPart,
): Promise<ListPart<Row>> => {
  const condition = and(which, below === null ? undefined : lt(place, below));
  const offset = below === null ? (page - 1) * pageSize : 0;
  // One more than is told says whether there are more.
  const read = await rows
    .where(condition)
    .orderBy(desc(place))
    .limit(pageSize + 1)
    .offset(offset);
  const list = read.slice(0, pageSize);
  const last = list.at(-1);
  return {
    list,
    total: await orm.$count(table, which),
    next: read.length > pageSize && last !== undefined ? placeOf(last) : null,
  };
};
