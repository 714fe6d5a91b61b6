import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk in memory of its own size, mounted for a while. */
export interface SmallDisk {
  readonly folder: string;
  /** @param megabytes from now on */
  readonly resize: (megabytes: number) => void;
  readonly remove: () => Promise<void>;
}

const done = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, [...args], { stdio: 'ignore' }).status === 0;

/** Writes a file until no byte is free, as another program may do. */
export const fillUp = (file: string): void => {
  const handle = openSync(file, 'w');
  try {
    for (let size = 1024 * 1024; size >= 1024;) {
      try {
        writeSync(handle, Buffer.alloc(size, 1));
      } catch {
        size /= 2;
      }
    }
  } finally {
    closeSync(handle);
  }
};

/**
 * Mounts one; null where this user may not mount.
 * @param within the folder that holds it
 */
export const mountSmallDisk = async (megabytes: number, within = tmpdir()): Promise<SmallDisk | null> => {
  const folder = await mkdtemp(join(within, 'hupo-disk-'));
  if (!done('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'hupo', folder])) {
    await rm(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    resize: (size) => void done('mount', ['-o', `remount,size=${size}m`, folder]),
    remove: async () => {
      done('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
