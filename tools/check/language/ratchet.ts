import type { Finding } from '../finding';

/** How many findings each folder may have. A folder that is not listed may have none. */
export type Ratchet = Readonly<Record<string, number>>;

/** In path segments: `src/domain`, `gateway/src/domain`, `tests/browser`. */
const depthOf = (file: string): number => (file.startsWith('gateway/src/') ? 3 : 2);

/** Returns the folder that counts a file. Files directly under it count for the folder itself. */
export const folderOf = (file: string): string =>
  file.split('/').slice(0, -1).slice(0, depthOf(file)).join('/');

/** Counts the findings of each folder. */
export const countsOf = (findings: readonly Finding[]): Ratchet => {
  const counts = new Map<string, number>();
  for (const { file } of findings) counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/** Returns the folders that have more findings than they may have. */
export const risenFolders = (counts: Ratchet, allowed: Ratchet): readonly string[] =>
  Object.keys(counts).filter((folder) => (counts[folder] ?? 0) > (allowed[folder] ?? 0));

/** Returns the ratchet at its new place: each folder has the lower of both counts, and clean folders are left out. */
export const lowered = (counts: Ratchet, allowed: Ratchet): Ratchet =>
  Object.fromEntries(
    Object.entries(allowed)
      .map(([folder, most]): [string, number] => [folder, Math.min(most, counts[folder] ?? 0)])
      .filter(([, most]) => most > 0),
  );
