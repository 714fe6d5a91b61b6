import pg from 'pg';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, type MigrationWaits } from '../../gateway/src/adapters/database/migration/migrate';
import { openPostgres } from '../../gateway/src/adapters/database/postgres/open-postgres';
import { silentLog } from '../../tools/process/silent-log';
import { dropDatabase, emptyDatabase, testServer } from '../support/gateway/postgres-databases';

const server = testServer ?? '';
let address: string;
let folder: string;
let reader: pg.Client;
/** A session with the lock timeout of the gateway's own reads. */
let other: pg.Client;

const opened = async (waits: MigrationWaits): Promise<readonly string[]> => {
  let applied: readonly string[] = [];
  const sql = await openPostgres({
    address,
    connections: 2,
    log: silentLog,
    prepare: async (prepared) => {
      applied = await migrate(prepared, pathToFileURL(`${folder}/`), waits);
    },
    chance: () => 0.5,
  });
  await sql.close();
  return applied;
};

beforeEach(async () => {
  address = await emptyDatabase(server);
  folder = mkdtempSync(join(tmpdir(), 'hupo-migrations-'));
  writeFileSync(join(folder, '0001-deals.sql'), 'create table deal (id int)');
  await opened({ tries: 1, pause: () => Promise.resolve() });
  writeFileSync(join(folder, '0002-more.sql'), 'alter table deal add column title text');
  [reader, other] = [
    new pg.Client({ connectionString: address }),
    new pg.Client({ connectionString: address, lock_timeout: 5_000 }),
  ];
  await Promise.all([reader.connect(), other.connect()]);
  // As pg_dump does: its lock lasts until its transaction ends.
  await reader.query('begin; lock table deal in access share mode');
});
afterEach(async () => {
  await Promise.all([reader.end(), other.end()]);
  await dropDatabase(server, address);
  rmSync(folder, { recursive: true });
});

const columns = async (): Promise<number> => (await other.query('select * from deal')).fields.length;

test('[OPS-05] a migration waits for an open reader, and lets others read in its pauses', async () => {
  const read: number[] = [];
  const pause = async (): Promise<void> => {
    read.push(await columns());
    if (read.length === 2) await reader.query('commit');
  };
  expect(await opened({ tries: 10, pause })).toEqual(['0002-more.sql']);
  expect(read).toEqual([1, 1]);
  expect(await columns()).toBe(2);
});

test('[OPS-05] a read that comes while a migration waits for its table is answered', async () => {
  const opening = opened({ tries: 10, pause: () => reader.query('commit') });
  const waiting = `select from pg_locks where not granted and relation = 'deal'::regclass`;
  const until = Date.now() + 10_000;
  while ((await other.query(waiting)).rowCount === 0 && Date.now() < until);
  expect(await columns()).toBeGreaterThan(0);
  expect(await opening).toEqual(['0002-more.sql']);
});

test('[OPS-05] a start whose migration never gets its table says so, and leaves the schema as it was', async () => {
  await expect(opened({ tries: 1, pause: () => Promise.resolve() })).rejects.toThrow(
    '环境变量 DATABASE_URL 指向的数据库中的数据表正被其他会话占用（例如备份），0002-more.sql 无法执行',
  );
  expect(await columns()).toBe(1);
});
