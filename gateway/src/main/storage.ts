import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { diskRoom, type DiskRoom } from '../adapters/data-folder/disk-room';
import { DataFolderProblem, openDataFolder, type DataFolder } from '../adapters/data-folder/data-folder';
import { folderFiles } from '../adapters/file-store/folder-files';
import { memoryFiles } from '../adapters/file-store/memory-files';
import { migrate, MigrationProblem } from '../adapters/database/migration/migrate';
import { refreshStatistics } from '../adapters/database/statistics';
import { databaseOver, type Database } from '../adapters/database/orm';
import { openPglite, type PgliteConnection } from '../adapters/database/pglite/connection';
import { lastingConnection } from '../adapters/database/pglite/lasting-connection';
import { whileRoom } from '../adapters/database/room-guard';
import { serialDatabase, sourceOf } from '../adapters/database/serial-database';
import { listUnlisted } from '../adapters/database/stores/list-unlisted';
import { moveFiles } from '../adapters/database/stores/move-files';
import type { SqlDatabase } from '../adapters/database/sql-client';
import type { SecurityLogFiles } from '../adapters/security-log/file-security-log';
import type { AskHealth } from '../ports/health';
import type { FileStore } from '../ports/file-store';
import type { Log } from '../ports/log';
import type { Pictures } from '../ports/pictures';
import { locations } from './locations';
import type { StorageOptions } from './options';
import { heardDatabase, storageHealth } from './storage-health';

export interface Storage {
  readonly database: Database;
  readonly files: FileStore;
  /** Pictures that can be drawn again at any time. */
  readonly drawn: FileStore;
  /** Pages and files of presentations, which can be drawn again at any time. */
  readonly decks: FileStore;
  readonly operatorSocket: string | null;
  readonly securityLog: SecurityLogFiles | null;
  readonly health: AskHealth;
  /** Calls back after each change of what visitors are shown, and when one may have been missed. */
  readonly whenPublicContentChanges: (hear: () => void) => void;
  /** Checks the free space on the disk; called every minute. */
  readonly keepRoom: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface StorageNeeds {
  readonly log: Log;
  /** Fills a database that was never filled. */
  readonly seed: (database: Database) => Promise<boolean>;
  /** The name of the seed, as text for the operator; demo data by default. */
  readonly seededAs?: string;
  readonly onLost: (line: string) => void;
  /** Encodes again the avatars that older versions kept in rows. */
  readonly pictures: Pictures;
  /** Bytes free on the disk; asked of the disk by default. */
  readonly freeBytes?: () => number;
}

interface OpeningNeeds extends StorageNeeds {
  readonly publicChanged: () => void;
}

type Template = Uint8Array<ArrayBuffer> | null;

/** Memory has no disk that others fill. */
const endlessRoom: DiskRoom = {
  allows: () => true,
  release: () => Promise.resolve(false),
  refill: () => Promise.resolve(),
};

const opened = (
  folder: string | null,
  template: Template,
  onLost?: () => void,
  onPublicChange?: () => void,
): Promise<PgliteConnection> =>
  openPglite(locations.databaseThread, { folder, template }, onLost, onPublicChange);

/** Brings a database to the newest schema and fills a new one; without a deadline, for that may take its time. */
const prepared = async (
  connection: PgliteConnection,
  { log, seed, seededAs = '演示数据' }: StorageNeeds,
): Promise<void> => {
  const sql = serialDatabase(sourceOf(connection));
  try {
    const applied = await migrate(sql, locations.migrations);
    if (applied.length > 0) log.info(`数据库结构已更新：${applied.join('、')}`);
    await listUnlisted(databaseOver(sql));
    if (await seed(databaseOver(sql))) {
      await refreshStatistics(databaseOver(sql));
      log.info(`已写入${seededAs}`);
    }
  } catch (error) {
    await sql.close();
    throw error;
  }
};

/** A new database is made next to its place and moved there when it is whole: an interrupted start leaves none. */
const createdIn = async (place: string, template: Template, needs: StorageNeeds): Promise<void> => {
  const draft = `${place}.new`;
  await rm(draft, { recursive: true, force: true });
  const connection = await opened(draft, template);
  await prepared(connection, needs);
  await connection.close();
  await rename(draft, place);
};

/** The database that is kept in a folder; made first where there is none. */
const keptIn = async (
  folder: DataFolder,
  { fresh, template }: Extract<StorageOptions, { kind: 'folder' }>,
  room: DiskRoom,
  needs: OpeningNeeds,
): Promise<SqlDatabase> => {
  const place = folder.database;
  if (fresh) await folder.clear();
  try {
    if (!existsSync(place)) await createdIn(place, template ?? null, needs);
    // The reserve serves a recovery without free space.
    const open = (): Promise<PgliteConnection> => opened(place, null, undefined, needs.publicChanged);
    const connection = await open().catch(async (error: unknown) => {
      if (!(await room.release())) throw error;
      return open();
    });
    await prepared(connection, needs);
    const reopen = async (): Promise<PgliteConnection> => {
      await room.release();
      const again = await open();
      needs.publicChanged();
      return again;
    };
    return serialDatabase(whileRoom(lastingConnection(connection, { ...needs, reopen }), room.allows));
  } catch (error) {
    if (error instanceof MigrationProblem || error instanceof DataFolderProblem) throw error;
    const reason = room.allows('write')
      ? `${place} 中的数据库已损坏或无法打开，请从备份恢复，或用 --fresh 重新开始`
      : `磁盘可用空间不足，无法打开 ${place} 中的数据库，请清理磁盘后重新启动`;
    throw new DataFolderProblem(reason, { cause: error });
  }
};

const inMemory = async (template: Template, room: DiskRoom, needs: OpeningNeeds): Promise<SqlDatabase> => {
  const lost = (): void => needs.onLost('数据库线程意外结束');
  const connection = await opened(null, template, lost, needs.publicChanged);
  await prepared(connection, needs);
  return serialDatabase(whileRoom(lastingConnection(connection, { ...needs, reopen: null }), room.allows));
};

/** Files in one of the folder's places; in memory where nothing is kept. */
const filesAt = (place: string | null, room: DiskRoom): FileStore => {
  const allows = (): boolean => room.allows('write');
  return place === null ? memoryFiles(allows) : folderFiles(place, allows);
};

/** Data in memory may know how much is free; it reserves nothing, for it has no folder. */
const roomOf = (options: StorageOptions, { log, freeBytes }: StorageNeeds): DiskRoom => {
  if (options.kind === 'folder') return diskRoom(options.folder, log, freeBytes);
  return freeBytes === undefined
    ? endlessRoom
    : { ...endlessRoom, allows: diskRoom('内存', log, freeBytes).allows };
};

/** Opens the data, in memory or in a folder, under the newest schema; its folder is locked for this process. */
export const openStorage = async (options: StorageOptions, needs: StorageNeeds): Promise<Storage> => {
  const { log } = needs;
  const hold = (folder: string): Promise<DataFolder> =>
    openDataFolder(folder, {
      lost: () => needs.onLost('数据目录的锁已失去，停止写入'),
      waiting: (line) => log.info(line),
    });
  const folder = options.folder === undefined ? null : await hold(options.folder);
  const room = roomOf(options, needs);
  const ears = new Set<() => void>();
  const opening: OpeningNeeds = { ...needs, publicChanged: () => ears.forEach((hear) => hear()) };
  try {
    const sql = heardDatabase(
      options.kind === 'folder' && folder !== null
        ? await keptIn(folder, options, room, opening)
        : await inMemory(options.template ?? null, room, opening),
    );
    const database = databaseOver(sql);
    const kept = options.kind === 'memory' ? null : folder;
    const files = filesAt(kept?.files ?? null, room);
    const moved = await moveFiles(database, files, needs.pictures);
    if (moved > 0) {
      // The space of deleted rows is free for others only when the table is rewritten.
      await sql.script('vacuum full upload');
      log.info(`已将 ${moved} 个文件移出数据库`);
    }
    await room.refill();
    // A database that was just made has files of rights of its own.
    await folder?.restrict();
    return {
      database,
      files,
      drawn: filesAt(kept?.drawn ?? null, room),
      decks: filesAt(kept?.decks ?? null, room),
      operatorSocket: folder?.operatorSocket ?? null,
      securityLog: folder?.securityLog ?? null,
      health: storageHealth(sql, room),
      whenPublicContentChanges: (hear) => void ears.add(hear),
      keepRoom: room.refill,
      close: async () => {
        await sql.close();
        await folder?.release();
      },
    };
  } catch (error) {
    await folder?.release();
    throw error;
  }
};
