import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { DiskRoom } from '../adapters/data-folder/disk-room';
import { DataFolderProblem, type DataFolder } from '../adapters/data-folder/data-folder';
import { MigrationProblem } from '../adapters/database/migration/migrate';
import { openPglite, type PgliteConnection } from '../adapters/database/pglite/connection';
import { lastingConnection } from '../adapters/database/pglite/lasting-connection';
import { whileRoom } from '../adapters/database/room-guard';
import { serialDatabase, sourceOf } from '../adapters/database/serial-database';
import type { MeasuredDatabase } from '../adapters/database/sql-client';
import { locations } from './locations';
import type { StorageOptions } from './options';
import { prepareDatabase } from './prepare-database';
import type { OpeningNeeds, StorageNeeds } from './storage-needs';

type Template = Uint8Array<ArrayBuffer> | null;

const opened = (
  folder: string | null,
  template: Template,
  onLost?: () => void,
  onPublicChange?: () => void,
): Promise<PgliteConnection> =>
  openPglite(locations.databaseThread, { folder, template }, onLost, onPublicChange);

/** Prepares a database that only this thread has; closes it where that fails. */
const prepared = async (connection: PgliteConnection, needs: StorageNeeds): Promise<void> => {
  const sql = serialDatabase(sourceOf(connection));
  try {
    await prepareDatabase(sql, needs);
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
export const keptIn = async (
  folder: DataFolder,
  { fresh, template }: Extract<StorageOptions, { kind: 'folder' }>,
  room: DiskRoom,
  needs: OpeningNeeds,
): Promise<MeasuredDatabase> => {
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

/** A database that is gone at the end. */
export const inMemory = async (
  template: Template,
  room: DiskRoom,
  needs: OpeningNeeds,
): Promise<MeasuredDatabase> => {
  const lost = (): void => needs.onLost('数据库线程意外结束');
  const connection = await opened(null, template, lost, needs.publicChanged);
  await prepared(connection, needs);
  return serialDatabase(whileRoom(lastingConnection(connection, { ...needs, reopen: null }), room.allows));
};
