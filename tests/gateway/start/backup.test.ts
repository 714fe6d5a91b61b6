import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUpFolder, restoreFolder } from '../../../gateway/src/adapters/backup/folder-backup';
import { openDataFolder } from '../../../gateway/src/adapters/data-folder/data-folder';
import { locations } from '../../../gateway/src/main/locations';
import { temporaryFolder } from '../../support/temporary-folder';

const { databaseThread: thread, migrations } = locations;

test('[OPS-06] a data folder in use is neither backed up nor restored, and an empty one has no backup', async () => {
  const folder = temporaryFolder('hupo-data-');
  const file = join(temporaryFolder('hupo-backup-'), 'hupo.tgz');
  await expect(backUpFolder(folder, file, thread)).rejects.toThrow('数据目录中没有数据');
  await mkdir(join(folder, 'database'));
  const holder = await openDataFolder(folder, { lost: () => undefined, waiting: () => undefined });
  await expect(backUpFolder(folder, file, thread)).rejects.toThrow('正被进程');
  await writeFile(file, '');
  await expect(restoreFolder(folder, { file, fresh: true, migrations, thread })).rejects.toThrow('正被进程');
  await holder.release();
});
