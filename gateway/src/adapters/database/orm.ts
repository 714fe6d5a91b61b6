import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import type { SqlClient, SqlDatabase } from './sql-client';

/** drizzle over any client: it builds the SQL and reads the rows, the client carries them. */
export type Orm = PgRemoteDatabase;

const ormOver = (client: SqlClient): Orm =>
  drizzle(async (sql, parameters: unknown[], method) => ({
    rows: await client.query(sql, parameters, method === 'all' ? 'arrays' : 'objects'),
  }));

/** What the stores are given: single statements by `orm`, several that belong together by `transaction`. */
export interface Database {
  readonly orm: Orm;
  readonly transaction: <A>(work: (orm: Orm) => Promise<A>) => Promise<A>;
}

export const databaseOver = (sql: SqlDatabase): Database => ({
  orm: ormOver(sql),
  transaction: (work) => sql.transaction((client) => work(ormOver(client))),
});
