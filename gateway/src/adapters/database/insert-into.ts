import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { slicesOf } from '../../domain/list/slices-of';
import type { Orm } from './orm';

/** A statement holds no more than 65,535 values. */
export const rowsAtOnce = 500;

/** Returns a function that inserts rows into a table, some hundred at a time. */
export const insertInto =
  <T extends PgTable>(table: T) =>
  async (orm: Orm, rows: readonly PgInsertValue<T>[]): Promise<void> => {
    for (const part of slicesOf(rows, rowsAtOnce)) await orm.insert(table).values([...part]);
  };
