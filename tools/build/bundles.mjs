import { build } from 'vite';

const quiet = /** @type {const} */ ({ logLevel: 'warn' });

/** The browser's files, with their manifest, into dist/client. */
export async function buildClient() {
  await build(quiet);
}

/** The renderer that the gateway calls, all of it in one place, into dist/server. */
export async function buildServer() {
  await build({ ...quiet, build: { ssr: true }, define: { 'process.env.NODE_ENV': '"production"' } });
}

/**
 * The gateway, its workers for database and pictures, the captcha's studio and its operator command, each an entry of
 * its own, into dist/gateway. PGlite, sharp, exifr, pdfkit and zxing-wasm stay in node_modules: they load WebAssembly, libraries and tables from there.
 */
export async function buildGateway() {
  await build({
    ...quiet,
    configFile: false,
    publicDir: false,
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist/gateway',
      emptyOutDir: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        output: { chunkFileNames: '[name]-[hash].js' },
        input: {
          main: 'gateway/src/main.ts',
          operator: 'gateway/src/operator/main.ts',
          'hashing-thread': 'gateway/src/adapters/password/hashing-thread.mjs',
          'picture-worker': 'gateway/src/adapters/pictures/worker.ts',
          'sheet-worker': 'gateway/src/adapters/pictures/share/worker.ts',
          'slide-worker': 'gateway/src/adapters/pictures/slides/worker.ts',
          'drawing-thread': 'gateway/src/adapters/evidence/drawing-thread.mjs',
          'database-thread': 'gateway/src/adapters/database/pglite/database-thread.mjs',
          'watchdog-thread': 'gateway/src/adapters/watchdog/watchdog-thread.mjs',
          'captcha-studio': 'gateway/src/captcha/studio/studio-thread.ts',
        },
      },
    },
    ssr: {
      noExternal: true,
      external: ['@electric-sql/pglite', 'exifr', 'pdfkit', 'sharp', 'vite', 'zxing-wasm'],
    },
  });
}
