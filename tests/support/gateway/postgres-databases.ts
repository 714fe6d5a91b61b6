import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { openPostgres } from '../../../gateway/src/adapters/database/postgres/open-postgres';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { silentLog } from '../../../tools/process/silent-log';

/** The server that the suites of the gateway use in the place of the embedded database; null in `npm test`. */
export const testServer = process.env['HUPO_TEST_POSTGRES'] ?? null;

/** The lock under which one worker of the tests makes a database that all copy. */
const makingLock = 1_618_033;

const addressOf = (server: string, database: string): string => `${server}/${database}`;

const onServer = async <A>(server: string, work: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: addressOf(server, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const open = (address: string): Promise<SqlDatabase> =>
  openPostgres({
    address,
    connections: 6,
    log: silentLog,
    prepare: () => Promise.resolve(),
    chance: Math.random,
  });

/** A new database, like another one; its address. */
export const copiedDatabase = (server: string, original: string): Promise<string> =>
  onServer(server, async (client) => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await client.query(`create database ${name} template ${original}`);
    return addressOf(server, name);
  });

export const emptyDatabase = (server: string): Promise<string> => copiedDatabase(server, 'template0');

/** Removes a database of a test, also under connections that are still open. */
export const dropDatabase = (server: string, address: string): Promise<void> =>
  onServer(server, async (client) => {
    await client.query(`drop database if exists ${address.slice(server.length + 1)} with (force)`);
  });

/** The name of a database of this key that others are copied from; made by the first who asks. */
export const originalDatabase = (
  server: string,
  key: string,
  make: (sql: SqlDatabase) => Promise<unknown>,
): Promise<string> =>
  onServer(server, async (client) => {
    const name = `original_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
    await client.query('select pg_advisory_lock($1)', [makingLock]);
    const known = await client.query('select from pg_database where datname = $1', [name]);
    if (known.rowCount === 1) return name;
    const draft = `draft_${name}`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template template0`);
    const sql = await open(addressOf(server, draft));
    await make(sql);
    await sql.close();
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  });

export const openDatabase = open;
