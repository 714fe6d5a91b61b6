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
 * The files of each module that is loaded on demand, without those of the entry.
 * @param {Bundle} bundle
 */
function tableOf(bundle) {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const first = entry === undefined ? new Set() : loadedWith(bundle, entry.fileName);
  /** @type {string[]} */
  const files = [];
  /** @type {Record<string, number[]>} */
  const of = {};
  for (const { facadeModuleId, fileName, isDynamicEntry } of chunks) {
    if (!isDynamicEntry || facadeModuleId === null) continue;
    const loaded = [...loadedWith(bundle, fileName)].filter((name) => !first.has(name));
    for (const name of loaded) if (!files.includes(`/${name}`)) files.push(`/${name}`);
    of[facadeModuleId.replace(root, '')] = loaded.map((name) => files.indexOf(`/${name}`));
  }
  return { files, of };
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
        JSON.stringify(tableOf(bundle)).replaceAll('\\', '\\\\').replaceAll("'", "\\'"),
      );
    },
  },
});
