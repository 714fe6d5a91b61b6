import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let folder: string;
let gateway: TestGateway;
const script = `export const a = ${JSON.stringify('值'.repeat(400))};`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hupo-static-'));
  await mkdir(join(folder, 'client', 'assets'), { recursive: true });
  await mkdir(join(folder, 'client', '.vite'), { recursive: true });
  const put = (path: string, content: string | Buffer) => writeFile(join(folder, path), content);
  await put('client/index.html', '<title>壳</title>');
  await put('client/config.json', '{"product":"旧"}');
  await put('client/.vite/manifest.json', '{}');
  await put('client/robots.txt', 'User-agent: *');
  await put('client/assets/app-1a2b.js', script);
  await put('client/assets/app-1a2b.js.br', brotliCompressSync(`${script}/* precompressed */`));
  await put('client/assets/late-3c4d.css', '.a{color:red}');
  await put('secret.txt', 'outside');
  gateway = await startTestGateway({ pages: { kind: 'built', folder } });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = { 'Accept-Encoding': 'identity' }) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(gateway.url);
      const sent = request({ hostname, port, path, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
        });
      });
      sent.on('error', reject);
      sent.end();
    },
  );

describe('files of the built client', () => {
  test('[PER-01] assets are kept for ever and travel as they were compressed at the build', async () => {
    const { headers, body } = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'br' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain('/* precompressed */');
  });

  test('[PER-01] what was not compressed at the build is compressed when it is first asked for', async () => {
    const { headers, body } = await get('/assets/late-3c4d.css', { 'Accept-Encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe('.a{color:red}');
    expect((await get('/assets/late-3c4d.css')).body.toString()).toBe('.a{color:red}');
  });

  test('a file without a hash in its name is asked for again, and not sent again', async () => {
    const first = await get('/robots.txt');
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    for (const named of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const again = await get('/robots.txt', { 'If-None-Match': named });
      expect([named, again.status, again.body.length]).toEqual([named, 304, 0]);
    }
    expect((await get('/robots.txt', { 'If-None-Match': '"another"' })).status).toBe(200);
  });

  test.each(['/assets/../../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/%00'])(
    '[SEC-05] %s leads nowhere outside',
    async (path) => expect((await get(path)).body.toString()).not.toContain('outside'),
  );

  test('a missing asset is 404, not a page', async () => {
    expect((await get('/assets/gone-5e6f.js')).status).toBe(404);
  });

  test.each(['/.vite/manifest.json', '/index.html', '/assets/app-1a2b.js.br', '/assets'])(
    '%s is no file of the client: the client itself decides what it is',
    async (path) => expect((await get(path)).body.toString()).toMatch(/壳|不存在/),
  );

  test('[ENV-05] the configuration is the gateway’s, whatever file lies in the folder', async () => {
    expect((await get('/config.json')).body.toString()).toContain('琥珀并购');
  });

  test('without a server part every page is the template', async () => {
    const { status, body } = await get('/anything');
    expect([status, body.toString()]).toEqual([200, '<title>壳</title>']);
  });
});
