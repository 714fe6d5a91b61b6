import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { DataFolderProblem, openDataFolder, type DataFolder } from '../adapters/data-folder/data-folder';
import { migrate, MigrationProblem } from '../adapters/database/migration/migrate';
import { databaseOver, type Database } from '../adapters/database/orm';
import { openPglite } from '../adapters/database/pglite/connection';
import { serialDatabase } from '../adapters/database/serial-database';
import type { Log } from '../ports/log';
import { locations } from './locations';
import type { StorageOptions } from './options';

export interface Storage {
  readonly database: Database;
  readonly operatorSocket: string | null;
  readonly securityLog: string | null;
  readonly close: () => Promise<void>;
}

export interface StorageNeeds {
  readonly log: Log;
  /** Fills a database that was never filled. */
  readonly seed: (database: Database) => Promise<boolean>;
  readonly onLost: (line: string) => void;
}

interface Opened {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

const opened = async (
  folder: string | null,
  template: Uint8Array<ArrayBuffer> | null,
  { log, seed, onLost }: StorageNeeds,
): Promise<Opened> => {
  const threadLost = (): void => onLost('数据库线程意外结束');
  const sql = serialDatabase(await openPglite(locations.databaseWorker, { folder, template }, threadLost));
  try {
    const applied = await migrate(sql, locations.migrations);
    if (applied.length > 0) log.info(`数据库结构已更新：${applied.join('、')}`);
    const database = databaseOver(sql);
    if (await seed(database)) log.info('已写入演示数据');
    return { database, close: sql.close };
  } catch (error) {
    await sql.close();
    throw error;
  }
};

/** A new database is made beside its place and moved there when it is whole: a start cut short leaves none. */
const createdIn = async (
  place: string,
  template: Uint8Array<ArrayBuffer> | null,
  needs: StorageNeeds,
): Promise<void> => {
  const draft = `${place}.new`;
  await rm(draft, { recursive: true, force: true });
  await (await opened(draft, template, needs)).close();
  await rename(draft, place);
};

/** The database that is kept in a folder; made first where there is none. */
const keptIn = async (
  folder: DataFolder,
  { fresh, template }: Extract<StorageOptions, { kind: 'folder' }>,
  needs: StorageNeeds,
): Promise<Opened> => {
  if (fresh) await folder.clear();
  if (!existsSync(folder.database)) await createdIn(folder.database, template ?? null, needs);
  return opened(folder.database, null, needs).catch((error: unknown) => {
    if (error instanceof MigrationProblem || error instanceof DataFolderProblem) throw error;
    const reason = `${folder.database} 中的数据库已损坏或无法打开，请从备份恢复，或用 --fresh 重新开始`;
    throw new DataFolderProblem(reason, { cause: error });
  });
};

/** Opens the data, in memory or in a folder, under the newest schema; its folder is locked for this process. */
export const openStorage = async (options: StorageOptions, needs: StorageNeeds): Promise<Storage> => {
  const hold = (folder: string): Promise<DataFolder> =>
    openDataFolder(folder, {
      lost: () => needs.onLost('数据目录的锁已失去，停止写入'),
      waiting: (line) => needs.log.info(line),
    });
  const heldWith = async (folder: DataFolder | null, open: () => Promise<Opened>): Promise<Storage> => {
    try {
      const { database, close } = await open();
      return {
        database,
        operatorSocket: folder?.operatorSocket ?? null,
        securityLog: folder?.securityLog ?? null,
        close: async () => {
          await close();
          await folder?.release();
        },
      };
    } catch (error) {
      await folder?.release();
      throw error;
    }
  };
  if (options.kind === 'folder') {
    const folder = await hold(options.folder);
    return heldWith(folder, () => keptIn(folder, options, needs));
  }
  const folder = options.folder === undefined ? null : await hold(options.folder);
  return heldWith(folder, () => opened(null, options.template ?? null, needs));
};
