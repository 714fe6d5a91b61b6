import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DealPlace } from '../../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { Orm } from './orm';

/** A question for the rows of a table that can still be made narrower: `select().from(table).$dynamic()`. */
export interface Rows<Row> extends PromiseLike<Row[]> {
  readonly where: (condition: SQL | undefined) => Rows<Row>;
  readonly orderBy: (...orders: SQL[]) => Rows<Row>;
  readonly limit: (most: number) => Rows<Row>;
  readonly offset: (after: number) => Rows<Row>;
}

/** What a list is ordered by. */
export interface ListOrder<Row, Place> {
  /** All in one direction; by the last of them each row has a place of its own. */
  readonly by: readonly (PgColumn | SQL)[];
  readonly direction: 'down' | 'up';
  readonly placeOf: (row: Row) => Place;
  /** A place as values of `by`. */
  readonly valuesOf: (place: Place) => readonly (number | string)[];
}

/** The rows of a list. */
export interface Listed<Row, Place> {
  readonly table: PgTable;
  /** Which rows the list is of. */
  readonly which: SQL | undefined;
  readonly rows: Rows<Row>;
  readonly order: ListOrder<Row, Place>;
  /** How many they are, where that is known; counted otherwise. */
  readonly total?: () => Promise<number>;
}

/** The newest first, by a number that grows with every new row and is no other row's. */
export const newestFirst = <Row>(place: PgColumn, placeOf: (row: Row) => number): ListOrder<Row, number> => ({
  by: [place],
  direction: 'down',
  placeOf,
  valuesOf: (value) => [value],
});

/** The sort key of a list of deals: a figure; rows without it are last. */
export interface DealOrder {
  readonly place: SQL<string>;
  readonly direction: 'down' | 'up';
}

/**
 * By a figure of deals, and by their ids where it is the same.
 * @param id the column of the ids
 */
export const byFigure = (
  { place, direction }: DealOrder,
  id: PgColumn,
): ListOrder<{ readonly id: string; readonly place: string }, DealPlace> => ({
  by: [place, id],
  direction,
  placeOf: (row) => ({ value: row.place, id: row.id }),
  valuesOf: (at) => [at.value, at.id],
});

const listed = (values: readonly (PgColumn | SQL | number | string)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

const following = <Row, Place>({ by, direction, valuesOf }: ListOrder<Row, Place>, after: Place): SQL =>
  direction === 'down'
    ? sql`(${listed(by)}) < (${listed(valuesOf(after))})`
    : sql`(${listed(by)}) > (${listed(valuesOf(after))})`;

/**
 * A page of a list. A page after a cursor is what it would have been when the page before was read: new rows
 * are in their place, and no row is repeated or left out.
 */
export const keysetPart = async <Row, Place>(
  orm: Orm,
  { table, which, rows, order, total = () => orm.$count(table, which) }: Listed<Row, Place>,
  { after, page, pageSize }: AskedPart<Place>,
): Promise<ListPart<Row, Place>> => {
  const condition = and(which, after === null ? undefined : following(order, after));
  const offset = after === null ? (page - 1) * pageSize : 0;
  // One more than the page size shows whether there are more.
  const read = await rows
    .where(condition)
    .orderBy(...order.by.map((each) => (order.direction === 'down' ? desc(each) : asc(each))))
    .limit(pageSize + 1)
    .offset(offset);
  const list = read.slice(0, pageSize);
  const last = list.at(-1);
  // The first part that has all of them is counted itself.
  const isWhole = after === null && offset === 0 && read.length <= pageSize;
  return {
    list,
    total: isWhole ? read.length : await total(),
    next: read.length > pageSize && last !== undefined ? order.placeOf(last) : null,
  };
};
