import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** How many releases before the present one keep their assets: three with it (LAY-18). */
export const earlierReleases = 2;

/** @param {string} folder */
const namesIn = async (folder) => (existsSync(folder) ? (await readdir(folder)).toSorted() : []);

/** @param {string} root */
const placesOf = (root) => ({
  assets: join(root, 'dist/client/assets'),
  releases: join(root, 'dist/releases'),
  aside: join(root, 'dist/release-before'),
});

/**
 * Puts the assets of the last build aside, before the next build empties its folder.
 * @param {string} root
 */
export async function keepReleaseAside(root) {
  const { assets, aside } = placesOf(root);
  if (!existsSync(assets) || existsSync(aside)) return;
  await mkdir(aside, { recursive: true });
  await cp(assets, join(aside, 'assets'), { recursive: true });
}

/**
 * Makes what was put aside an earlier release, unless the build made the same files again, and removes the releases
 * that are too old. Each is a folder of dist/releases, named by when it was replaced.
 * @param {string} root
 * @param {number} now milliseconds since 1970
 */
export async function settleReleases(root, now) {
  const { assets, releases, aside } = placesOf(root);
  if (!existsSync(aside)) return;
  const before = await namesIn(join(aside, 'assets'));
  const present = await namesIn(assets);
  if (before.length === 0 || before.join('\n') === present.join('\n')) {
    await rm(aside, { recursive: true });
  } else {
    await mkdir(releases, { recursive: true });
    await rename(aside, join(releases, String(now).padStart(15, '0')));
  }
  const tooOld = (await namesIn(releases)).slice(0, -earlierReleases);
  await Promise.all(tooOld.map((name) => rm(join(releases, name), { recursive: true })));
}

/**
 * Lays the assets of earlier releases next to those of the static folder, for servers that know no releases.
 * @param {string} root
 */
export async function copyEarlierAssets(root) {
  const { releases } = placesOf(root);
  for (const name of await namesIn(releases))
    await cp(join(releases, name, 'assets'), join(root, 'dist/static/assets'), {
      recursive: true,
      force: false,
    });
}
