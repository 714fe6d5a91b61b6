import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { backUpFolder, restoreFolder } from '../../../gateway/src/adapters/backup/folder-backup';
import { openPglite } from '../../../gateway/src/adapters/database/pglite/connection';
import { locations } from '../../../gateway/src/main/locations';
import { sampleContent } from '../../support/gateway/sample-content';
import { seededAt, seededTemplate } from '../../support/gateway/template';
import { temporaryFolder } from '../../support/temporary-folder';

// Each test opens a database in a folder several times, which takes seconds each.
vi.setConfig({ testTimeout: 240_000 });

const { databaseThread: thread, migrations } = locations;

type Ask = (text: string) => Promise<readonly unknown[]>;

const inDatabase = async <A>(folder: string, work: (ask: Ask) => Promise<A>): Promise<A> => {
  const connection = await openPglite(thread, { folder: join(folder, 'database'), template: null });
  try {
    return await work((text) => connection.query(text, [], 'arrays'));
  } finally {
    await connection.close();
  }
};

const changed = (folder: string, text: string): Promise<unknown> => inDatabase(folder, (ask) => ask(text));

/** The number of rows of each table, with a hash of them that does not depend on their order. */
const content = (folder: string): Promise<readonly unknown[]> =>
  inDatabase(folder, async (ask) => {
    const tables = await ask(`select tablename from pg_tables where schemaname = 'public' order by 1`);
    const hash = `md5(string_agg(t::text, chr(10) order by t::text collate "C"))`;
    const each = tables.map(
      (name) => `select '${String(name)}', count(*)::int, ${hash} from "${String(name)}" t`,
    );
    return ask(each.join(' union all '));
  });

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

  await changed(target, 'delete from banner returning id');
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
  await changed(folder, `insert into schema_migration (name) values ('9999-later.sql') returning name`);
  await backUpFolder(folder, file, thread);
  const before = await content(folder);
  await expect(restored(folder, file, true)).rejects.toThrow('备份由更新的版本写成（9999-later.sql）');
  const whole = await readFile(file);
  const half = Math.floor(whole.length / 2);
  const spoilt = Buffer.concat([whole.subarray(0, half), Buffer.alloc(64, 7), whole.subarray(half + 64)]);
  for (const [number, bytes] of [spoilt, whole.subarray(0, half), Buffer.from('none')].entries()) {
    const damaged = join(place, `damaged-${number}`);
    await writeFile(damaged, bytes);
    await expect(restored(folder, damaged, true)).rejects.toThrow('备份文件已损坏');
  }
  expect(await content(folder)).toEqual(before);
  expect((await readdir(folder)).sort()).toEqual(['database', 'files']);
});
