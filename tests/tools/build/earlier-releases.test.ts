import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  copyEarlierAssets,
  keepReleaseAside,
  settleReleases,
} from '../../../tools/build/earlier-releases.mjs';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hupo-releases-'));
});
afterEach(() => rm(root, { recursive: true }));

/** A build whose one file is named after its content. */
const build = async (name: string, now: number): Promise<void> => {
  await keepReleaseAside(root);
  await rm(join(root, 'dist/client'), { recursive: true, force: true });
  await mkdir(join(root, 'dist/client/assets'), { recursive: true });
  await writeFile(join(root, 'dist/client/assets', `${name}.js`), name);
  await settleReleases(root, now);
};

const earlier = async (): Promise<readonly string[]> => {
  const releases = await readdir(join(root, 'dist/releases')).catch(() => []);
  const files = await Promise.all(
    releases.toSorted().map((release) => readdir(join(root, 'dist/releases', release, 'assets'))),
  );
  return files.flat();
};

test('[LAY-18] the two releases before this one keep their assets', async () => {
  for (const [at, name] of ['a', 'b', 'c', 'd'].entries()) await build(name, at);
  expect(await earlier()).toEqual(['b.js', 'c.js']);
  expect(await readdir(join(root, 'dist/client/assets'))).toEqual(['d.js']);
});

test('[LAY-18] a build that makes the same files is no release', async () => {
  for (const [at, name] of ['a', 'b', 'b', 'b'].entries()) await build(name, at);
  expect(await earlier()).toEqual(['a.js']);
});

test('[LAY-18] a build that broke off loses no release', async () => {
  await build('a', 0);
  await keepReleaseAside(root);
  await rm(join(root, 'dist/client'), { recursive: true });
  await build('b', 1);
  expect(await earlier()).toEqual(['a.js']);
});

test('[LAY-18] the static folder holds the assets of all three', async () => {
  for (const [at, name] of ['a', 'b', 'c'].entries()) await build(name, at);
  await mkdir(join(root, 'dist/static/assets'), { recursive: true });
  await writeFile(join(root, 'dist/static/assets/c.js'), 'c');
  await copyEarlierAssets(root);
  expect((await readdir(join(root, 'dist/static/assets'))).toSorted()).toEqual(['a.js', 'b.js', 'c.js']);
});
