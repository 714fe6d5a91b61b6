import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { moveFiles } from '../../../gateway/src/adapters/database/stores/move-files';
import { uploadStore } from '../../../gateway/src/adapters/database/stores/upload-store';
import { folderFiles } from '../../../gateway/src/adapters/file-store/folder-files';
import { memoryFiles } from '../../../gateway/src/adapters/file-store/memory-files';
import { pictureProcess } from '../../../gateway/src/adapters/pictures/picture-process';
import type { UploadPurpose } from '../../../contract/rules/upload-limits';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { locations } from '../../../gateway/src/main/locations';
import type { FileStore } from '../../../gateway/src/ports/file-store';
import { NoRoom } from '../../../gateway/src/ports/storage-fault';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { contentOf, usualReads } from '../../support/gateway/file-reads';
import { bytesOf } from '../../support/gateway/upload';

const day = 86_400_000;
const now = 1_800_000_000_000;
const pdf = bytesOf('application/pdf');
let folder: string;
let sql: SqlDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hupo-files-'));
  sql = await openEmptyDatabase();
  const before = (await readdir(locations.migrations)).filter((name) => !name.includes('files-out-of-rows'));
  await Promise.all(before.map((name) => cp(new URL(name, locations.migrations), join(folder, name))));
  await migrate(sql, pathToFileURL(`${folder}/`));
  await sql.script(`insert into account (id, phone, name, company, position, password_hash, registered_at)
    values ('a', '1', '甲', '公司', '经理', '', 1), ('b', '2', '乙', '公司', '经理', '', 1)`);
});
afterAll(async () => {
  await sql.close();
  await rm(folder, { recursive: true });
});

describe('files of versions that kept them in rows', { timeout: 60_000 }, () => {
  test('[OPS-05] are moved to the file store with nothing lost, avatars drawn anew, once', async () => {
    const pictures = pictureProcess(locations.pictureWorker);
    const insert = (id: string, purpose: string, type: string, content: Uint8Array) =>
      sql.query(
        `insert into upload (id, account_id, purpose, name, type, size, content, uploaded_at)
         values ($1, 'a', $2, 'n', $3, $4, $5, ${now - 9 * day})`,
        [id, purpose, type, content.byteLength, content],
        'arrays',
      );
    await insert('old-licence', 'verification', 'application/pdf', pdf);
    await insert('old-avatar', 'avatar', 'image/png', bytesOf('image/png'));
    await insert('odd-avatar', 'avatar', 'image/jpeg', new Uint8Array([0xff, 0xd8, 0xff, 1]));
    await migrate(sql, locations.migrations);
    const files = memoryFiles(() => true);
    expect(await moveFiles(databaseOver(sql), files, pictures)).toBe(3);
    expect(await moveFiles(databaseOver(sql), files, pictures)).toBe(0);
    await pictures.close();
    const uploads = uploadStore(databaseOver(sql), files, systemRandom);
    expect(await contentOf(files, 'verification/old-licence')).toEqual(pdf);
    expect((await uploads.content('old-licence', 'verification'))?.content.size).toBe(pdf.byteLength);
    expect((await uploads.content('old-avatar', 'avatar'))?.file.type).toBe('image/jpeg');
    expect(await contentOf(files, 'avatar/odd-avatar')).toEqual(new Uint8Array([0xff, 0xd8, 0xff, 1]));
    await sql.script('delete from upload');
  });
});

describe('the file store of an account', () => {
  let files: FileStore;
  beforeEach(() => {
    files = folderFiles(join(folder, 'files'), () => true, usualReads);
  });
  const uploads = () => uploadStore(databaseOver(sql), files, systemRandom);
  const file = { name: 'n', type: 'application/pdf', content: pdf, marks: [], coded: false } as const;
  const add = async (accountId: string, purpose: UploadPurpose, at: number, quota = 1_000_000) =>
    (await uploads().add({ ...file, accountId, purpose, at, quota }))?.id ?? '';

  test('[SEC-05] takes no more than its quota, and leaves nothing of what it refuses', async () => {
    const quota = pdf.length * 2;
    const both = await Promise.all([1, 2, 3].map(() => add('b', 'verification', now, quota)));
    expect(both.filter((id) => id !== '')).toHaveLength(2);
    expect(await uploads().used('b', 'verification')).toBe(quota);
    expect(await readdir(join(folder, 'files', 'verification'))).toHaveLength(2);
  });

  test('[SEC-05] gives up what nothing refers to for a day, avatars too, and content without a row', async () => {
    const worn = await add('a', 'avatar', now - 2 * day);
    const replaced = await add('a', 'avatar', now - 2 * day);
    const handedIn = await add('a', 'verification', now - 2 * day);
    const forgotten = await add('a', 'verification', now - 2 * day);
    const fresh = await add('a', 'verification', now - 1_000);
    await files.put('avatar/stray', pdf, now - day);
    await sql.script(`update account set avatar = '/files/avatar/${worn}' where id = 'a';
      insert into verification (account_id, name, company, position, document_id, state, submitted_at, expected_at)
      values ('a', '甲', '公司', '经理', '${handedIn}', 'pending', 1, 1)`);
    await uploads().sweep(now);
    for (const name of [`avatar/${worn}`, `verification/${handedIn}`, `verification/${fresh}`])
      expect(await contentOf(files, name), name).toEqual(pdf);
    for (const name of [`avatar/${replaced}`, `verification/${forgotten}`, 'avatar/stray'])
      expect(await contentOf(files, name), name).toBeNull();
    expect(await uploads().own('a', forgotten, 'verification')).toBeNull();
  });

  test('[OPS-01] refuses a file without room for it, and leaves no half of one', async () => {
    await writeFile(join(folder, 'no-folder'), '');
    files = folderFiles(join(folder, 'files'), () => false, usualReads);
    await expect(add('b', 'avatar', now)).rejects.toBeInstanceOf(NoRoom);
    const nowhere = folderFiles(join(folder, 'no-folder'), () => true, usualReads);
    await expect(nowhere.put('avatar/x', pdf, now)).rejects.toThrow('ENOTDIR');
  });
});
