import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const notOurs = ['node_modules', '.git', '.cache'];

/**
 * All files in a folder (or the file itself), in one order on every machine; none when it does not exist.
 * @param {string} path
 * @returns {string[]} paths that begin with the one given
 */
export function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).filter((name) => !notOurs.includes(name));
  return names.sort().flatMap((name) => filesOf(join(path, name)));
}
