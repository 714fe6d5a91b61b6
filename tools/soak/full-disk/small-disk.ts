import { spawnSync } from 'node:child_process';
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

/** Mounts one; null where this user may not mount. */
export const mountSmallDisk = async (megabytes: number): Promise<SmallDisk | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'hupo-disk-'));
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
