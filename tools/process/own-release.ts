import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locations } from '../../gateway/src/main/locations';

/** A copy of the built client in which another release can be made. */
export interface OwnRelease {
  readonly folder: string;
  /** Changes the service worker, as the next release does. */
  readonly renew: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Copies the files of the built client to a temporary folder. */
export const ownRelease = async (): Promise<OwnRelease> => {
  const dist = fileURLToPath(new URL('dist', locations.project));
  const folder = await mkdtemp(join(tmpdir(), 'hupo-release-'));
  await cp(join(dist, 'client'), join(folder, 'client'), { recursive: true });
  await symlink(join(dist, 'server'), join(folder, 'server'));
  return {
    folder,
    renew: () => appendFile(join(folder, 'client/sw.js'), '\n// the next release'),
    remove: () => rm(folder, { recursive: true }),
  };
};
