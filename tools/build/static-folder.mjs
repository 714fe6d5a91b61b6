import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What whoever serves the folder edits; a field left out takes the default of docs/architecture.md (ENV-05). */
const config = { product: '琥珀并购', gatewayUrl: '', socketUrl: '', payHost: '' };

/** What stands there until config.json and the code have come; seen after 100 ms, as all that loads (LAY-12). */
const starting = '<p id="starting" role="status">加载中...</p>';
const startingStyle = `#starting {
  margin: 45vh 0 0;
  color: #5c6573;
  font: 14px/22px system-ui, sans-serif;
  text-align: center;
  animation: starting-seen 1ms 100ms both;
}
@keyframes starting-seen {
  from {
    opacity: 0;
  }
}
`;

/** @param {string} page */
const withStarting = (page) =>
  page
    .replace('</head>', '  <link rel="stylesheet" href="/starting.css" />\n  </head>')
    .replace('<div id="root"></div>', `<div id="root">${starting}</div>`);

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
  const page = join(folder, 'index.html');
  await writeFile(page, withStarting(await readFile(page, 'utf8')));
  await writeFile(join(folder, 'starting.css'), startingStyle);
  await writeFile(join(folder, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
}
