import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** Serves the hand-written page, compressed, on a free port of this machine. */
export const serveYardstick = async (file: string): Promise<{ address: string; close: () => void }> => {
  const body = brotliCompressSync(readFileSync(file));
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('bench: the yardstick has no port');
  return { address: `http://127.0.0.1:${bound.port}/`, close: () => server.close() };
};
