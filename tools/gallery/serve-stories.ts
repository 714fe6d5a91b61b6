import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { captchaFrame } from './captcha-frame';

/** Serves the stories' page from the source, on a free port. */
export const serveStories = async () => {
  const server = await createServer({
    configFile: false,
    root: 'tools/gallery/page',
    cacheDir: '.cache/gallery',
    publicDir: '../../../public',
    plugins: [react(), captchaFrame()],
    logLevel: 'warn',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, fs: { allow: ['../../..'] } },
    appType: 'mpa',
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the stories are not served');
  return { address, close: () => server.close() };
};
