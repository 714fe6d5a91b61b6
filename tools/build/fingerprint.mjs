import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf } from '../tree/files-of.mjs';

/** All that a build is made from. */
const sources = [
  'contract',
  'src',
  'gateway/src',
  'gateway/migrations',
  'gateway/commonest-passwords.txt',
  'gateway/seed',
  'public',
  'tools/build',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * The digest of all that a build is made from, by content, so that a checkout's dates do not matter.
 * @param {string} root
 */
export function fingerprintOf(root) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(join(root, source)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Where a finished build leaves its digest; written last, so that a broken build has none. */
export const markOf = (/** @type {string} */ root) => join(root, 'dist/build.txt');

/**
 * Whether the built files in dist are those of the sources as they stand.
 * @param {string} root
 */
export function isBuilt(root) {
  const mark = markOf(root);
  return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprintOf(root);
}
