import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * The page without data that the worker shows without network: the client's own page, under a name that is served as a
 * file.
 * @returns {import('vite').Plugin}
 */
const shellPage = () => ({
  name: 'shell-page',
  apply: 'build',
  writeBundle: async ({ dir = 'dist/client' }) => {
    await copyFile(join(dir, 'index.html'), join(dir, 'shell.html'));
  },
});

/**
 * The client's worker, dist/client/sw.js (LAY-18). It holds the shell and what every first page loads; the code of other
 * pages is kept when they are opened. The page registers it by itself, once it is shown.
 * @returns {import('vite').PluginOption[]}
 */
export const offlineWorker = () => [
  shellPage(),
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    outDir: 'dist/client',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: [
        'shell.html',
        'favicon.svg',
        // With what only a page without network loads, or one whose code did not come.
        'assets/{index,first-load,rolldown-runtime,without-payload,open-answers,browser-worker,script-address,fetched-config,loading-page,page-states}-*.{js,css}',
      ],
      dontCacheBustURLsMatching: /^assets\//,
      rollupFormat: 'iife',
      minify: true,
      sourcemap: false,
    },
  }),
];
