import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What whoever serves the folder edits; a field left out takes the default of docs/architecture.md (ENV-05). */
const config = { product: '琥珀并购', gatewayUrl: '', socketUrl: '', payHost: '' };

/**
 * dist/static: the client for any static server with an index.html fallback, /config.json beside it.
 * @param {string} root
 */
export async function buildStaticFolder(root) {
  const folder = join(root, 'dist/static');
  await rm(folder, { recursive: true, force: true });
  await cp(join(root, 'dist/client'), folder, {
    recursive: true,
    filter: (source) => !source.endsWith('.vite'),
  });
  await writeFile(join(folder, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
}
