import { diskRoom, type DiskRoom } from '../adapters/data-folder/disk-room';
import { openDataFolder, type DataFolder } from '../adapters/data-folder/data-folder';
import { usualReadDeadlines, type ReadNeeds } from '../adapters/file-store/checked-body';
import { folderFiles } from '../adapters/file-store/folder-files';
import { objectFiles } from '../adapters/file-store/object-files';
import type { ObjectStoreAddress } from '../adapters/file-store/object-store-address';
import { memoryFiles } from '../adapters/file-store/memory-files';
import { databaseOver, type Database } from '../adapters/database/orm';
import { moveFiles } from '../adapters/database/stores/move-files';
import type { MeasuredDatabase } from '../adapters/database/sql-client';
import { refreshStatistics } from '../adapters/database/statistics';
import { systemClock } from '../adapters/system/system-clock';
import type { SecurityLogFiles } from '../adapters/security-log/file-security-log';
import type { AskHealth } from '../ports/health';
import type { FileStore } from '../ports/file-store';
import { inMemory, keptIn } from './embedded-database';
import type { StorageOptions } from './options';
import { onServer } from './postgres-database';
import { heardDatabase, storageHealth } from './storage-health';
import type { KeptEvent, OpeningNeeds, StorageNeeds } from './storage-needs';

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
  /** How much the connections to the database have to do. */
  readonly load: MeasuredDatabase['load'];
  /** Calls back after each change of what visitors are shown, and when one may have been missed. */
  readonly whenPublicContentChanges: (hear: () => void) => void;
  /** Whether it hears of changes by other instances now. */
  readonly hearsChanges: () => boolean;
  /** Calls back with the number of each event that an instance keeps, and when numbers may be missed. */
  readonly whenEventKept: (hear: (heard: KeptEvent) => void) => void;
  /** Lets the embedded database analyse what has changed; on PostgreSQL its autovacuum does. */
  readonly refreshStatistics: () => Promise<void>;
  /** Checks the free space on the disk; called every minute. */
  readonly keepRoom: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Memory has no disk that others fill. */
const endlessRoom: DiskRoom = {
  allows: () => true,
  release: () => Promise.resolve(false),
  refill: () => Promise.resolve(),
};

/** Files in one of the folder's places, or in the object store; in memory where nothing is kept. */
const filesAt = (
  place: 'files' | 'drawn' | 'decks',
  folder: DataFolder | null,
  room: DiskRoom,
  objects: ObjectStoreAddress | null,
  reads: ReadNeeds,
): FileStore => {
  if (objects !== null) return objectFiles(objects, place, reads);
  const allows = (): boolean => room.allows('write');
  return folder === null ? memoryFiles(allows) : folderFiles(folder[place], allows, reads);
};

/** Data in memory may know how much is free; it reserves nothing, for it has no folder. */
const roomOf = (options: StorageOptions, { log, freeBytes }: StorageNeeds): DiskRoom => {
  const folder = options.kind === 'memory' ? undefined : options.folder;
  if (folder !== undefined) return diskRoom(folder, log, freeBytes);
  return freeBytes === undefined
    ? endlessRoom
    : { ...endlessRoom, allows: diskRoom('内存', log, freeBytes).allows };
};

/** The database where the options say that it is. */
const databaseOf = (
  options: StorageOptions,
  folder: DataFolder | null,
  room: DiskRoom,
  opening: OpeningNeeds,
): Promise<MeasuredDatabase> => {
  if (options.kind === 'postgres') return onServer(options, opening);
  if (options.kind === 'folder' && folder !== null) return keptIn(folder, options, room, opening);
  const template = options.kind === 'memory' ? options.template : undefined;
  return inMemory(template ?? null, room, opening);
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
  const eventEars = new Set<(heard: KeptEvent) => void>();
  const opening: OpeningNeeds = {
    ...needs,
    publicChanged: () => ears.forEach((hear) => hear()),
    eventKept: (heard) => eventEars.forEach((hear) => hear(heard)),
  };
  try {
    const measured = await databaseOf(options, folder, room, opening);
    const sql = heardDatabase(measured);
    const database = databaseOver(sql);
    const kept = options.kind === 'memory' ? null : folder;
    const reads: ReadNeeds = {
      clock: systemClock,
      deadlines: usualReadDeadlines,
      broken: (error) => log.problem('文件没有完整读出，发送已中断', error),
    };
    const filesIn = (place: 'files' | 'drawn' | 'decks'): FileStore =>
      filesAt(place, kept, room, needs.objects ?? null, reads);
    const files = filesIn('files');
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
      drawn: filesIn('drawn'),
      decks: filesIn('decks'),
      operatorSocket: folder?.operatorSocket ?? null,
      securityLog: folder?.securityLog ?? null,
      health: storageHealth(sql, room),
      load: measured.load,
      hearsChanges: measured.hearsChanges ?? (() => true),
      whenPublicContentChanges: (hear) => void ears.add(hear),
      whenEventKept: (hear) => void eventEars.add(hear),
      refreshStatistics: () =>
        options.kind === 'postgres' ? Promise.resolve() : refreshStatistics(database),
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
