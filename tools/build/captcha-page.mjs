import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const sources = 'gateway/src/captcha/page';

/** The first two run as plain scripts; the puzzle is imported by the frame. */
const scripts = /** @type {const} */ ([
  { file: 'captcha.js', source: 'entry.ts', format: 'iife' },
  { file: 'frame.js', source: 'frame.ts', format: 'iife' },
  { file: 'puzzle.js', source: 'puzzle.ts', format: 'es' },
]);

/**
 * @param {string} root
 * @param {typeof scripts[number]} script
 */
async function bundle(root, { file, source, format }) {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, sources, source),
        preserveEntrySignatures: 'strict',
        output: { format, entryFileNames: file },
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const one of outputs) {
    const [chunk] = 'output' in one ? one.output : [];
    if (chunk?.type === 'chunk') return chunk.code;
  }
  throw new Error(`${source} was not built`);
}

/**
 * The texts of the captcha's files for browsers, by name.
 * @param {string} root
 * @returns {Promise<Map<string, string>>}
 */
async function bundleCaptchaPage(root) {
  const codes = await Promise.all(
    scripts.map(
      async (script) => /** @type {[string, string]} */ ([script.file, await bundle(root, script)]),
    ),
  );
  return new Map([...codes, ['frame.css', await readFile(join(root, sources, 'frame.css'), 'utf8')]]);
}

/**
 * Writes them where the built gateway looks for them: beside it.
 * @param {string} root
 */
export async function buildCaptchaPage(root) {
  const folder = join(root, 'dist/gateway/captcha');
  await mkdir(folder, { recursive: true });
  for (const [name, text] of await bundleCaptchaPage(root)) await writeFile(join(folder, name), text);
}
