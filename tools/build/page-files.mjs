import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fingerprintOf } from './fingerprint.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Reads the table; its file loads with the first part that is fetched ahead. */
const reader = /\/src\/wiring\/page-files\.ts$/;
const place = '%PAGE_FILES%';

/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */
/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/**
 * The scripts and styles that a file loads at once, and all that these import.
 * @param {Bundle} bundle
 * @param {string} from name of a script
 * @returns {Set<string>}
 */
function loadedWith(bundle, from) {
  /** @type {Set<string>} */
  const seen = new Set();
  const waiting = [from];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = bundle[name];
    if (seen.has(name) || chunk?.type !== 'chunk') continue;
    seen.add(name);
    waiting.push(...chunk.imports);
    for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  }
  return seen;
}

/**
 * The files of each module that is loaded on demand, and of the named ones, without those of the entry.
 * @param {Bundle} bundle
 * @param {readonly string[]} named modules that may share a file with others
 */
function tableOf(bundle, named) {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const first = entry === undefined ? new Set() : loadedWith(bundle, entry.fileName);
  /** @type {string[]} */
  const files = [];
  /** @type {Record<string, number[]>} */
  const of = {};
  const add = (/** @type {string} */ module, /** @type {string} */ fileName) => {
    const loaded = [...loadedWith(bundle, fileName)].filter((name) => !first.has(name));
    for (const name of loaded) if (!files.includes(`/${name}`)) files.push(`/${name}`);
    of[module] = loaded.map((name) => files.indexOf(`/${name}`));
  };
  for (const { facadeModuleId, fileName, isDynamicEntry } of chunks)
    if (isDynamicEntry && facadeModuleId !== null) add(facadeModuleId.replace(root, ''), fileName);
  for (const module of named) {
    const holding = chunks.find(({ moduleIds }) => moduleIds.includes(root + module));
    if (of[module] === undefined && holding !== undefined) add(module, holding.fileName);
  }
  return { files, of };
}

/**
 * The table as text. A module that the reader names and that is not loaded on demand fails the build.
 * @param {Bundle} bundle
 */
function writtenTable(bundle) {
  const source = readFileSync(`${root}src/wiring/page-files.ts`, 'utf8');
  const named = [...source.matchAll(/'(src\/[^']+)'/g)].flatMap(([, module]) => module ?? []);
  const table = tableOf(bundle, named);
  for (const module of named)
    if (table.of[module] === undefined) throw new Error(`page-files: no file for ${module}`);
  return JSON.stringify(table);
}

/**
 * Writes into the client which files each page loads, so that they can be fetched ahead without running them (PER-01).
 * The table is written when all names are known; the name of its own file changes with any source.
 * @returns {import('vite').Plugin}
 */
export const pageFiles = () => ({
  name: 'page-files',
  apply: 'build',
  augmentChunkHash: (chunk) =>
    chunk.moduleIds.some((id) => reader.test(id)) ? fingerprintOf(root) : undefined,
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      const reading = Object.values(bundle).filter(
        (part) => part.type === 'chunk' && part.moduleIds.some((id) => reader.test(id)),
      );
      if (reading.length !== 1 || reading[0]?.type !== 'chunk' || !reading[0].code.includes(place))
        throw new Error('page-files: the table has no place in the build');
      reading[0].code = reading[0].code.replace(place, () =>
        writtenTable(bundle).replaceAll('\\', '\\\\').replaceAll("'", "\\'"),
      );
    },
  },
});
