import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fewerFiles } from './tools/build/fewer-files.mjs';
import { lighterCodecs } from './tools/build/lighter-codecs.mjs';
import { lighterMachines } from './tools/build/lighter-machines.mjs';
import { lighterPreload } from './tools/build/lighter-preload.mjs';
import { lighterRouter } from './tools/build/lighter-router.mjs';
import { offlineWorker } from './tools/build/offline-worker.mjs';
import { pageFiles } from './tools/build/page-files.mjs';
import { smallerFirstLoad } from './tools/build/smaller-first-load.mjs';
import { stylesAgain } from './tools/build/styles-again.mjs';
import { withoutChartWords } from './tools/build/without-chart-words.mjs';

const lighterPackages = [
  // The package names its development files for every condition, warnings included.
  {
    find: /^react-router$/,
    replacement: fileURLToPath(
      new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
    ),
  },
  // React has the store hook itself: the shim for older versions would only weigh.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: 'use-sync-external-store/with-selector',
  },
];

/** Lightning CSS's number for its rewriting of light-dark(). */
const lightDark = 1 << 20;

/**
 * One configuration, three uses: the browser's build (dist/client), the server's (`vite build --ssr`,
 * dist/server) and the dev server, which the gateway runs as middleware.
 * Legacy decorators and their metadata are taken from tsconfig.json by the transformer itself.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: isSsrBuild
    ? [react()]
    : [
        ...[react(), withoutChartWords(), lighterRouter(), lighterCodecs(), lighterMachines()],
        ...[lighterPreload(), stylesAgain(), smallerFirstLoad(), pageFiles(), offlineWorker()],
      ],
  // Lighter spellings of the same, for what is delivered; in development each package stays as it is.
  resolve: { alias: command === 'build' ? lighterPackages : [] },
  publicDir: isSsrBuild ? false : 'public',
  // `color-scheme` alone needs none of the variables that stand in for light-dark() in older browsers.
  css: { lightningcss: { exclude: lightDark } },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    // Nothing is inlined as data: addresses, which the content security policy would refuse.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: { server: 'src/server.tsx' } }
      : {
          // Two minifiers more take most of the build's time, as is meant.
          checks: { bundlerTimings: false },
          output: {
            // The first file names every other: seven letters tell files of the same name apart, and weigh less than eight.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: fewerFiles(), debugName: 'fewer files' }],
            },
          },
        },
  },
  // A build carries everything; in development what is CommonJS stays with Node, which alone can run it.
  // The server's elements read files of their own package, so they stay beside the build.
  ssr: { noExternal: command === 'build' ? true : ['antd-mobile'], external: ['jsdom'] },
}));
