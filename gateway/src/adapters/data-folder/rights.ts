import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const [folderRights, fileRights] = [0o700, 0o600];

const others = 0o077;

/** All files of this process from now on are for this user of the machine alone. */
export const writeForOwnerAlone = (): void => {
  process.umask(others);
};

const isClosed = (mode: number): boolean => (mode & others) === 0;

/** Answers the place when its rights cannot be set: some disks take the order and keep what they had. */
const closed = async (place: string): Promise<string | null> => {
  const found = await lstat(place).catch(() => null);
  if (found === null || found.isSymbolicLink() || isClosed(found.mode)) return null;
  await chmod(place, found.isDirectory() ? folderRights : fileRights).catch(() => undefined);
  return isClosed((await lstat(place)).mode) ? null : place;
};

const closedWhole = async (place: string): Promise<string | null> => {
  let failed = await closed(place);
  const within = await readdir(place, { recursive: true }).catch(() => []);
  for (const name of within) failed ??= await closed(join(place, name));
  return failed;
};

/**
 * Takes the rights of others from a folder and from what of it is named, all that lies in it too: an older version or
 * a person may have given them. Answers the first place whose rights cannot be set; null when all are.
 */
export const restrictRights = async (folder: string, names: readonly string[]): Promise<string | null> => {
  let failed = await closed(folder);
  for (const name of names) failed ??= await closedWhole(join(folder, name));
  return failed;
};
