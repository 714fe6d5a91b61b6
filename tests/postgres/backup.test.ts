import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backUpPostgres } from '../../gateway/src/adapters/backup/postgres-backup';
import { restorePostgres } from '../../gateway/src/adapters/backup/postgres-restore';
import { locations } from '../../gateway/src/main/locations';
import {
  copiedDatabase,
  dropDatabase,
  emptyDatabase,
  testServer,
} from '../support/gateway/postgres-databases';
import { seededImage } from '../support/gateway/database-image';
import { sampleContent } from '../support/gateway/sample-content';
import { temporaryFolder } from '../support/temporary-folder';

// Each test starts programs of PostgreSQL several times.
vi.setConfig({ testTimeout: 60_000 });

const server = testServer ?? '';
const made: string[] = [];
const kept = async (address: Promise<string>): Promise<string> => {
  made.push(await address);
  return address;
};
const empty = (): Promise<string> => kept(emptyDatabase(server));

const queried = async (address: string, text: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

/** The number of rows of each table, with a hash of them that does not depend on their order. */
const content = async (address: string): Promise<Readonly<Record<string, string>>> => {
  const tables = await queried(address, `select tablename from pg_tables where schemaname = 'public'`);
  if (tables.length === 0) return {};
  const each = tables.map(({ tablename }) => {
    const name = String(tablename);
    const hash = `md5(string_agg(t::text, chr(10) order by t::text collate "C"))`;
    return `select '${name}' as name, concat_ws(' ', count(*), ${hash}) as rows from "${name}" t`;
  });
  const rows = await queried(address, each.join(' union all '));
  return Object.fromEntries(rows.map((row) => [String(row['name']), String(row['rows'])]));
};

const restored = (address: string, file: string, fresh = false): Promise<string> =>
  restorePostgres(address, { file, fresh, migrations: locations.migrations });

let source: string;
let folder: string;
let backup: string;
beforeAll(async () => {
  const storage = await (await seededImage('sample', sampleContent)).storage();
  if (storage.kind !== 'postgres') throw new Error('These tests run on PostgreSQL: npm run test:postgres');
  source = await kept(Promise.resolve(storage.address));
  folder = await mkdtemp(join(tmpdir(), 'hupo-backup-'));
  backup = join(folder, 'hupo.backup');
  expect(await backUpPostgres(source, backup)).toContain(backup);
});
afterAll(async () => {
  for (const address of made) await dropDatabase(server, address);
  await rm(folder, { recursive: true, force: true });
});

/** A database with the same rows as the source. */
const filled = (): Promise<string> => kept(copiedDatabase(server, source.slice(server.length + 1)));

test('[OPS-06] a backup restored into an empty database has the same rows in every table', async () => {
  const target = await empty();
  await restored(target, backup);
  const before = await content(source);
  expect(Object.keys(before).length).toBeGreaterThan(80);
  expect(await content(target)).toEqual(before);
});

test('[OPS-06] a restore replaces the rows of a database only with fresh, also of tables that it added', async () => {
  const target = await filled();
  await queried(target, 'delete from banner');
  await queried(target, 'create table added (id int)');
  await expect(restored(target, backup)).rejects.toThrow('请加 --fresh');
  await restored(target, backup, true);
  expect(await content(target)).toEqual(await content(source));
});

test('[OPS-06] a damaged backup is refused, and what was in the database stays', async () => {
  const target = await filled();
  const whole = await readFile(backup);
  const place = Math.floor(whole.length * 0.6);
  const damaged = [
    Buffer.concat([whole.subarray(0, place), Buffer.alloc(64, 7), whole.subarray(place + 64)]),
    whole.subarray(0, place),
    Buffer.from('no backup'),
  ];
  const before = await content(target);
  for (const [number, bytes] of damaged.entries()) {
    const file = join(folder, `damaged-${number}`);
    await writeFile(file, bytes);
    await expect(restored(target, file, true)).rejects.toThrow('备份文件已损坏');
  }
  expect(await content(target)).toEqual(before);
});

test('[OPS-06] a restore that fails on the server leaves the database as it was', async () => {
  const target = await empty();
  // The name of a table that is created late.
  await queried(target, `create type work_lease as enum ('a')`);
  await expect(restored(target, backup)).rejects.toThrow('恢复没有完成，数据库保持原样');
  expect(await content(target)).toEqual({});
});

test('[OPS-05] a backup of a newer version is refused by the name of what is unknown', async () => {
  const [target, newer] = [await empty(), await filled()];
  await queried(newer, `insert into schema_migration (name) values ('9999-later.sql')`);
  const file = join(folder, 'newer');
  await backUpPostgres(newer, file);
  await expect(restored(target, file)).rejects.toThrow('备份由更新的版本写成（9999-later.sql）');
  expect(await content(target)).toEqual({});
});

test('[OPS-06] a restore is refused while a gateway is connected', async () => {
  const target = await empty();
  const client = new pg.Client({ connectionString: target });
  await client.connect();
  await expect(restored(target, backup)).rejects.toThrow('请先停止全部网关实例');
  await client.end();
});

test('[OPS-06] a restore into the database of another application is refused, also with fresh', async () => {
  const target = await empty();
  await queried(target, 'create table wp_posts (id int)');
  await expect(restored(target, backup, true)).rejects.toThrow('已有其他程序的数据表');
  expect(Object.keys(await content(target))).toEqual(['wp_posts']);
});

test('[OPS-06] a backup keeps a file that is there, and leaves no part of one that failed', async () => {
  const own = temporaryFolder('hupo-backup-');
  const file = join(own, 'hupo.backup');
  await writeFile(file, 'kept');
  await expect(backUpPostgres(source, file)).rejects.toThrow('文件已存在');
  await expect(backUpPostgres(await empty(), join(own, 'other'))).rejects.toThrow('没有本网关的数据');
  await expect(backUpPostgres(source, join(own, 'no', 'folder'))).rejects.toThrow('备份没有完成');
  expect(await readdir(own)).toEqual(['hupo.backup']);
});

test('[OPS-06] a machine without the programs of PostgreSQL gets the name of the package', async () => {
  const path = process.env['PATH'];
  process.env['PATH'] = temporaryFolder('hupo-no-programs-');
  try {
    await expect(backUpPostgres(source, join(folder, 'unwritten'))).rejects.toThrow(
      '没有找到 pg_dump，请先安装',
    );
  } finally {
    process.env['PATH'] = path;
  }
});
