import { statfsSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../ports/log';

const megabyte = 1024 * 1024;

/** Below this nothing is written any more; below half of it nothing is removed either, which is written down too. */
export const reservedBytes = 32 * megabyte;

/** What an opening after a crash may need: two files of the write-ahead log, and what it does again. */
export const ballastBytes = 48 * megabyte;

/** Bytes that this process may still take on the disk of a folder; 0 when no file can be made any more. */
const freeBytes = (folder: string): number => {
  const { bavail, bsize, files, ffree } = statfsSync(folder);
  return files > 0 && ffree === 0 ? 0 : bavail * bsize;
};

/** The free space on the disk of the data folder. */
export interface DiskRoom {
  readonly allows: (what: 'write' | 'removal') => boolean;
  /** Gives up the ballast, so that the database can be opened on a full disk; true when there was one. */
  readonly release: () => Promise<boolean>;
  /** Writes the ballast again when there is space for it; else does nothing. */
  readonly refill: () => Promise<void>;
}

/**
 * Watches the free space of a folder. The folder contains a file without valuable content, the ballast: when others have
 * filled the disk it is deleted for the database's recovery, and counts as owed until it is written again.
 */
export const diskRoom = (
  folder: string,
  log: Log,
  free: () => number = () => freeBytes(folder),
): DiskRoom => {
  const ballast = join(folder, 'ballast');
  let owed = 0;
  let isShort = false;

  const left = (): number => free() - owed;
  const note = (room: number): void => {
    const short = room < reservedBytes;
    if (short !== isShort && short)
      log.problem(
        `磁盘可用空间不足（剩余 ${Math.floor(free() / megabyte)} MB），暂停写入，读取照常：${folder}`,
      );
    else if (short !== isShort) log.info(`磁盘空间已恢复，继续写入：${folder}`);
    isShort = short;
  };

  return {
    allows: (what) => {
      const room = left();
      note(room);
      return room >= (what === 'write' ? reservedBytes : reservedBytes / 2);
    },
    release: async () => {
      const { size } = await stat(ballast).catch(() => ({ size: 0 }));
      await rm(ballast, { force: true });
      owed = Math.max(owed, size);
      return size > 0;
    },
    refill: async () => {
      const { size } = await stat(ballast).catch(() => ({ size: 0 }));
      if (size >= ballastBytes) {
        owed = 0;
        return;
      }
      if (free() + size < ballastBytes + 2 * reservedBytes) return;
      // Random bytes: zeros take no room where the disk packs what it stores.
      const draft = `${ballast}.new`;
      try {
        await writeFile(draft, randomBytes(ballastBytes), { mode: 0o600 });
        await rename(draft, ballast);
        owed = 0;
      } catch (error) {
        await rm(draft, { force: true });
        log.problem(`无法预留磁盘空间：${folder}`, error);
      }
    },
  };
};
