import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
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
  await put('client/shell.html', '<title>离线的壳</title>');
  await put('client/sw.js', 'self.worker = 1;');
  await put('client/manifest.webmanifest', '{}');
  for (const [release, name] of [
    ['0001', 'oldest'],
    ['0002', 'older'],
    ['0003', 'old'],
  ] as const) {
    await mkdir(join(folder, 'releases', release, 'assets'), { recursive: true });
    await put(`releases/${release}/assets/${name}-7a8b.js`, `export const of = '${name}';`);
    await put(`releases/${release}/sw.js`, 'self.worker = 0;');
  }
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

  test('[LAY-18] three releases keep their assets; what an older one had is 404, and no page', async () => {
    const answers = await Promise.all(
      ['old', 'older', 'oldest'].map((name) => get(`/assets/${name}-7a8b.js`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
    expect(answers[1]?.body.toString()).toContain('older');
    expect(answers[1]?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('[LAY-18] worker, shell and manifest are asked for again each time, under the policy', async () => {
    for (const [path, type] of [
      ['/sw.js', 'text/javascript; charset=utf-8'],
      ['/shell.html', 'text/html; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json'],
    ] as const) {
      const { status, headers } = await get(path);
      expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("worker-src 'self'");
    }
    expect((await get('/sw.js')).body.toString()).toBe('self.worker = 1;');
  });

  test('[LAY-18] an operator retires the worker: the one sent instead empties all caches and goes', async () => {
    const retiring = await startTestGateway({ pages: { kind: 'built', folder, retiresWorker: true } });
    try {
      const response = await fetch(`${retiring.url}/sw.js`);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const heard = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
      const done: string[] = [];
      const scope = {
        skipWaiting: () => done.push('takes over'),
        registration: { unregister: () => done.push('goes') },
        addEventListener: (name: string, hear: () => void) => heard.set(name, hear),
      };
      const caches = {
        keys: () => Promise.resolve(['hupo-pages', 'hupo-answers']),
        delete: (name: string) => Promise.resolve(done.push(name)),
      };
      runInNewContext(await response.text(), { self: scope, caches });
      expect([...heard.keys()]).toEqual(['install', 'activate']);
      const waits: Promise<unknown>[] = [];
      for (const hear of heard.values()) hear({ waitUntil: (work) => void waits.push(work) });
      await Promise.all(waits);
      expect(done).toEqual(['takes over', 'hupo-pages', 'hupo-answers', 'goes']);
      expect((await fetch(`${retiring.url}/assets/app-1a2b.js`)).status).toBe(200);
    } finally {
      await retiring.close();
    }
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
