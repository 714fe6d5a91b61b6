import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from '../build/fingerprint.mjs';
import { filesOf } from '../tree/files-of.mjs';

/**
 * The options of `npm run walks:wide`: which part of how many, the seconds after which no file starts and those that run are ended,
 * whether files that passed run again, whether what they print is shown, whether the walks of the cluster are meant in place of all others, and parts of file names.
 * @typedef {{ part: number, parts: number, withinSeconds: number, again: boolean, show: boolean, cluster: boolean, names: string[] }} WideOptions
 */

/** Seconds; a part ends within 15 minutes. */
const defaultWithinSeconds = 870;

const usage =
  'npm run walks:wide -- [--part 1/2] [--within SECONDS] [--again] [--show] [--cluster] [part of a file name …]';

/**
 * Reads the options of `npm run walks:wide`.
 * @param {readonly string[]} args
 * @returns {WideOptions | string} the usage when an option is not understood
 */
export function wideOptionsFrom(args) {
  const options = {
    part: 1,
    parts: 1,
    withinSeconds: defaultWithinSeconds,
    again: false,
    show: false,
    cluster: false,
    names: /** @type {string[]} */ ([]),
  };
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--again') options.again = true;
    else if (arg === '--show') options.show = true;
    else if (arg === '--cluster') options.cluster = true;
    else if (arg === '--part') {
      const [, part, parts] = /^(\d+)\/(\d+)$/.exec(left.shift() ?? '') ?? [];
      options.part = Number(part);
      options.parts = Number(parts);
      if (!(options.part >= 1 && options.part <= options.parts)) return usage;
    } else if (arg === '--within') {
      options.withinSeconds = Number(left.shift());
      if (!(options.withinSeconds > 0)) return usage;
    } else if (arg.startsWith('-')) return usage;
    else options.names.push(arg);
  }
  return options;
}

const isWide = (/** @type {string} */ file) => /\.wide(\.mobile|\.desktop)?\.spec\.ts$/.test(file);
const isSpec = (/** @type {string} */ file) => file.endsWith('.spec.ts');

/** Those of them that need the programs of a cluster. */
const clusterFolder = 'tests/browser/cluster/';

/**
 * The wide walk files of the tree, in one order on every machine: those of the cluster, or all others.
 * @param {string} root @param {boolean} [cluster]
 */
export function wideFilesOf(root, cluster = false) {
  const found = filesOf(join(root, 'tests/browser')).filter(isWide);
  return found
    .map((file) => file.slice(root.length + 1).replaceAll('\\', '/'))
    .filter((file) => file.startsWith(clusterFolder) === cluster);
}

/**
 * The files of one part: every nth file, and of these only those whose path holds one of the names.
 * @param {readonly string[]} files
 * @param {WideOptions} options
 */
export function filesOfPart(files, { part, parts, names }) {
  const mine = files.filter((_, index) => index % parts === part - 1);
  return names.length === 0 ? mine : mine.filter((file) => names.some((name) => file.includes(name)));
}

/**
 * The digest of all that a walk depends on except its own file: the product and the shared test code.
 * @param {string} root
 */
export function sharedDigestOf(root) {
  const hash = createHash('sha256').update(fingerprintOf(root));
  const shared = ['tests/browser', 'tests/support'].flatMap((folder) => filesOf(join(root, folder)));
  for (const file of [...shared.filter((one) => !isSpec(one)), join(root, 'playwright.config.ts')])
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/**
 * The digest at which a walk file passed: the shared digest and the file's own content.
 * @param {string} root @param {string} shared @param {string} file
 */
export const walkDigestOf = (root, shared, file) =>
  createHash('sha256')
    .update(shared)
    .update(readFileSync(join(root, file)))
    .digest('hex');
