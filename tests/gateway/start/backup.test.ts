import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { backUpFolder, restoreFolder } from '../../../gateway/src/adapters/backup/folder-backup';
import { openDataFolder } from '../../../gateway/src/adapters/data-folder/data-folder';
import { openPglite } from '../../../gateway/src/adapters/database/pglite/connection';
import { locations } from '../../../gateway/src/main/locations';
import { requestFrom } from '../../../gateway/src/operator/request';
import { sampleContent } from '../../support/gateway/sample-content';
import { seededAt, seededTemplate } from '../../support/gateway/template';
import { temporaryFolder } from '../../support/temporary-folder';

// Each test opens a database several times.
vi.setConfig({ testTimeout: 60_000 });

const { databaseThread: thread, migrations } = locations;

const queried = async (folder: string, text: string): Promise<readonly unknown[]> => {
  const connection = await openPglite(thread, { folder: join(folder, 'database'), template: null });
  try {
    return await connection.query(text, [], 'arrays');
  } finally {
    await connection.close();
  }
};

/** The number of rows of each table, with a hash of them that does not depend on their order. */
const content = async (folder: string): Promise<readonly unknown[]> => {
  const tables = await queried(
    folder,
    `select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  const hash = `md5(string_agg(t::text, chr(10) order by t::text collate "C"))`;
  const each = tables.map(
    (name) => `select '${String(name)}', count(*)::int, ${hash} from "${String(name)}" t`,
  );
  return queried(folder, each.join(' union all '));
};

const filledFolder = async (): Promise<string> => {
  const folder = temporaryFolder('hupo-data-');
  const template = await seededTemplate('sample', sampleContent, seededAt);
  await (await openPglite(thread, { folder: join(folder, 'database'), template })).close();
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', 'f1'), 'a photo');
  return folder;
};

const restored = (folder: string, file: string, fresh = false): Promise<string> =>
  restoreFolder(folder, { file, fresh, migrations, thread });

test('[OPS-06] a data folder restored from its backup has the same rows and files, and replaces only with fresh', async () => {
  const source = await filledFolder();
  const file = join(temporaryFolder('hupo-backup-'), 'hupo.tgz');
  await backUpFolder(source, file, thread);
  const target = join(temporaryFolder('hupo-restored-'), 'data');
  await restored(target, file);
  const before = await content(source);
  expect(before.length).toBeGreaterThan(80);
  expect(await content(target)).toEqual(before);
  expect(await readFile(join(target, 'files', 'f1'), 'utf8')).toBe('a photo');
  expect((await readdir(target)).sort()).toEqual(['database', 'files']);

  await queried(target, 'delete from banner returning id');
  await writeFile(join(target, 'files', 'f2'), 'another');
  await expect(restored(target, file)).rejects.toThrow('请加 --fresh');
  await restored(target, file, true);
  expect(await content(target)).toEqual(before);
  expect(await readdir(join(target, 'files'))).toEqual(['f1']);
});

test('[OPS-06] a damaged or newer backup is refused, and what was in the data folder stays', async () => {
  const folder = await filledFolder();
  const place = temporaryFolder('hupo-backup-');
  const file = join(place, 'hupo.tgz');
  await queried(folder, `insert into schema_migration (name) values ('9999-later.sql') returning name`);
  await backUpFolder(folder, file, thread);
  const before = await content(folder);
  await expect(restored(folder, file, true)).rejects.toThrow('备份由更新的版本写成（9999-later.sql）');
  const whole = await readFile(file);
  const half = Math.floor(whole.length / 2);
  const changed = Buffer.concat([whole.subarray(0, half), Buffer.alloc(64, 7), whole.subarray(half + 64)]);
  for (const [number, bytes] of [changed, whole.subarray(0, half), Buffer.from('none')].entries()) {
    const damaged = join(place, `damaged-${number}`);
    await writeFile(damaged, bytes);
    await expect(restored(folder, damaged, true)).rejects.toThrow('备份文件已损坏');
  }
  expect(await content(folder)).toEqual(before);
  expect((await readdir(folder)).sort()).toEqual(['database', 'files']);
});

test('[OPS-06] a data folder in use is neither backed up nor restored, and an empty one has no backup', async () => {
  const folder = temporaryFolder('hupo-data-');
  const file = join(temporaryFolder('hupo-backup-'), 'hupo.tgz');
  await expect(backUpFolder(folder, file, thread)).rejects.toThrow('数据目录中没有数据');
  await mkdir(join(folder, 'database'));
  const holder = await openDataFolder(folder, { lost: () => undefined, waiting: () => undefined });
  await expect(backUpFolder(folder, file, thread)).rejects.toThrow('正被进程');
  await writeFile(file, '');
  await expect(restored(folder, file, true)).rejects.toThrow('正被进程');
  await holder.release();
});

test('[OPS-06] the lines of backup and restore are read with their file and the switch', () => {
  expect(requestFrom(['restore', '/b', '--fresh'], {})).toMatchObject({
    right: { kind: 'local', command: { command: 'restore', file: '/b', fresh: true } },
  });
  expect(requestFrom(['restore', '/b'], {})).toMatchObject({ right: { command: { fresh: false } } });
  expect(requestFrom(['backup', '/b'], {})).toMatchObject({
    right: { kind: 'local', command: { command: 'backup', file: '/b' } },
  });
  expect(requestFrom(['backup'], {})._tag).toBe('Left');
});
