import { and, count, desc, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { Orm } from './orm';

/** The rows of a list, and where each has its place. */
export interface Listed<Row> {
  readonly table: PgTable;
  /** Grows with every new row, and is no other row's. */
  readonly place: PgColumn;
  readonly placeOf: (row: Row) => number;
  /** Which rows the list is of. */
  readonly which: SQL | undefined;
  /** Reads rows of the table: those that a condition names, in an order, at most so many, after so many. */
  readonly rows: (condition: SQL | undefined, order: SQL, limit: number, offset: number) => Promise<Row[]>;
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
  const read = await rows(condition, desc(place), pageSize + 1, offset);
  const [counted] = await orm
    .select({ many: count().mapWith(Number) })
    .from(table)
    .where(which);
  const list = read.slice(0, pageSize);
  const last = list.at(-1);
  return {
    list,
    total: counted?.many ?? 0,
    next: read.length > pageSize && last !== undefined ? placeOf(last) : null,
  };
};
