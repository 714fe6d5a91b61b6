import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** What belongs to one answer's bytes, not to what a page is sent under. */
const ofTheBytes = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
];

/** The headers that a page at an address is sent under: its policies, and that nobody keeps it. */
export const headersOf = async (address: string): Promise<Readonly<Record<string, string>>> => {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return Object.fromEntries([...answer.headers].filter(([name]) => !ofTheBytes.includes(name)));
};

const styleHashIn = (page: string): string => {
  const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
};

/** Serves the hand-written page, compressed, on a free port of this machine, under some headers that allow its style. */
export const serveYardstick = async (
  file: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ address: string; close: () => void }> => {
  const page = readFileSync(file, 'utf8');
  const body = brotliCompressSync(page);
  const policy = headers['content-security-policy']?.replace(/'sha256-[^']+'/, styleHashIn(page));
  const server = createServer((_, response) => {
    response.writeHead(200, {
      ...headers,
      ...(policy === undefined ? {} : { 'content-security-policy': policy }),
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('bench: the yardstick has no port');
  return { address: `http://127.0.0.1:${bound.port}/`, close: () => server.close() };
};
