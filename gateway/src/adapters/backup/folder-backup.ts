import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decodeJson } from '../../../../contract/codec/decode-json';
import { BackupProblem } from './backup-problem';
import { refuseNewer } from './refuse-newer';
import { runProgram } from './run-program';
import { writtenWhole } from './written-whole';
import { openDataFolder, securityLogNames, type DataFolder } from '../data-folder/data-folder';
import { openPglite } from '../database/pglite/connection';

/** The first file of an archive. */
const contentName = 'backup.json';
const Content = t.type({ migrations: t.array(t.string) });
const Rows = t.array(t.tuple([t.string]));

/** The parts of a data folder in a backup: pictures and presentations are drawn again. */
const keptNames = ['database', 'files', ...Object.values(securityLogNames)];

const held = async <A>(folder: string, work: (held: DataFolder) => Promise<A>): Promise<A> => {
  const ignored = (): void => undefined;
  const data = await openDataFolder(folder, { lost: ignored, waiting: ignored });
  try {
    return await work(data);
  } finally {
    await data.release();
  }
};

/** The migrations of a stored database. It is opened and closed, so that its files are whole after a crash, too. */
const migrationsOf = async (database: string, thread: URL): Promise<readonly string[]> => {
  const connection = await openPglite(thread, { folder: database, template: null });
  try {
    const rows = Rows.decode(
      await connection.query('select name from schema_migration order by name', [], 'arrays'),
    );
    if (isLeft(rows)) throw new BackupProblem('数据库中没有结构版本的记录，无法备份');
    return rows.right.map(([name]) => name);
  } finally {
    await connection.close();
  }
};

const tar = async (...given: readonly string[]): Promise<string> => {
  const { code, output, fault } = await runProgram({ program: 'tar', arguments: given });
  if (code !== 0) throw new BackupProblem(`tar 没有完成：${fault}`);
  return output;
};

/** Writes a data folder that no process uses into a new file. Returns a line for the operator. */
export const backUpFolder = async (folder: string, file: string, thread: URL): Promise<string> => {
  if (!existsSync(join(folder, 'database'))) throw new BackupProblem(`数据目录中没有数据：${folder}`);
  return held(folder, async ({ database }) => {
    const content = `${file}.content`;
    await mkdir(content, { recursive: true });
    try {
      const migrations = await migrationsOf(database, thread);
      await writeFile(join(content, contentName), JSON.stringify({ migrations }));
      const names = keptNames.filter((name) => existsSync(join(folder, name)));
      return await writtenWhole(file, async (draft) => {
        await tar('-czf', draft, '-C', content, contentName, '-C', folder, ...names);
        await tar('-tzf', draft);
      });
    } finally {
      await rm(content, { recursive: true, force: true });
    }
  });
};

export interface FolderRestoring {
  readonly file: string;
  /** Throws away what is there. */
  readonly fresh: boolean;
  readonly migrations: URL;
  readonly thread: URL;
}

/** Unpacks an archive into a folder of its own, and refuses a damaged or newer one. */
const unpack = async ({ file, migrations, thread }: FolderRestoring, draft: string): Promise<void> => {
  const damaged = new BackupProblem(`备份文件已损坏，或不是本程序写成的备份：${file}`);
  // Its end carries a checksum of the whole.
  await tar('-xzf', file, '-C', draft).catch((error: unknown) => {
    throw error instanceof BackupProblem && error.message.startsWith('tar') ? damaged : error;
  });
  const text = await readFile(join(draft, contentName), 'utf8').catch(() => '');
  const content = decodeJson(Content)(text);
  if (isLeft(content)) throw damaged;
  await refuseNewer(content.right.migrations, migrations);
  await migrationsOf(join(draft, 'database'), thread).catch(() => {
    throw damaged;
  });
};

/** Restores an archive into a data folder, all of it or nothing. Returns a line for the operator. */
export const restoreFolder = async (folder: string, restoring: FolderRestoring): Promise<string> => {
  const { file, fresh } = restoring;
  if (!existsSync(file)) throw new BackupProblem(`找不到备份文件：${file}`);
  return held(folder, async ({ clear }) => {
    const found = (await readdir(folder)).filter((name) => keptNames.includes(name));
    if (found.length > 0 && !fresh)
      throw new BackupProblem(`数据目录中已有数据：${folder}；要丢弃这些数据，请加 --fresh`);
    const draft = join(folder, 'restore.new');
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    try {
      await unpack(restoring, draft);
      await clear();
      // The database last: a folder without it holds nothing for the next start.
      for (const name of [...keptNames].reverse())
        if (existsSync(join(draft, name))) await rename(join(draft, name), join(folder, name));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return `已从 ${file} 恢复到 ${folder}`;
  });
};
