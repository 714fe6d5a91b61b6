import { createHash } from 'node:crypto';
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

/** A page at an address as somebody with this user agent gets it, and the headers that it is sent under. */
export const pageAt = async (
  address: string,
  userAgent: string,
): Promise<{ readonly text: string; readonly headers: Readonly<Record<string, string>> }> => {
  const answer = await fetch(address, { headers: { 'User-Agent': userAgent } });
  if (!answer.ok) throw new Error(`bench: ${address} answers ${answer.status}`);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofTheBytes.includes(name)));
  return { text: await answer.text(), headers };
};

const styleHashIn = (page: string): string => {
  const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
};

/** A page without its script and what is fetched for it: what stands there before anything runs. */
export const withoutScript = (page: string): string =>
  page
    .replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');

/** Serves a static page, compressed, on a free port of this machine, under some headers that allow its style. */
export const serveYardstick = async (
  page: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ address: string; close: () => void }> => {
  const body = brotliCompressSync(page);
  const policy = headers['content-security-policy']?.replace(/'sha256-[^']+'/, styleHashIn(page));
  const server = createServer((request, response) => {
    // Icons and the like would otherwise be sent as the page once more, beside it.
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
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
