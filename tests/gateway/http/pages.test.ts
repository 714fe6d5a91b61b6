import { createHash } from 'node:crypto';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pagePace } from '../../../gateway/src/adapters/http/pages/kept-pages';
import type { PageSource } from '../../../gateway/src/adapters/http/pages/page-source';
import type { MadePage, PageAnswer, PageRequest } from '../../../gateway/src/ports/page-renderer';
import { tokenOf } from '../../support/gateway/log-in';
import { pageToMake, renderedPage, sourceOfPages } from '../../support/gateway/page-to-make';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

/** A renderer that answers as it is told, and remembers what it was asked. */
let asked: PageRequest[] = [];
let answer: (request: PageRequest) => Promise<MadePage>;
let standing: (request: PageRequest) => Promise<PageAnswer>;
const source: PageSource = {
  ...sourceOfPages((request) => answer(request)),
  render: (request) => {
    asked.push(request);
    return standing(request);
  },
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ pages: { kind: 'source', source } });
});
beforeEach(() => {
  asked = [];
  answer = ({ path }) => Promise.resolve(renderedPage(`<style>a{}</style>${path}`));
  standing = (request) => Promise.resolve(pageToMake(request, () => answer(request)));
  // What was kept for the test before is old.
  gateway.clock.move(5_000);
});
afterAll(() => gateway.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { headers, redirect: 'manual' });

/** The body as it travels, which fetch would have unpacked. */
const travelling = (path: string, encoding: string) =>
  new Promise<{ body: Buffer; encoding: string | undefined }>((resolve, reject) => {
    const sent = request(
      `${gateway.url}${path}`,
      { headers: { 'Accept-Encoding': encoding } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          resolve({ body: Buffer.concat(parts), encoding: response.headers['content-encoding'] });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });

describe('pages', () => {
  test('[PER-03] are rendered for the address and the visitor', async () => {
    const response = await get('/sale/landing?a=1', { 'User-Agent': 'Baiduspider' });
    expect(asked[0]).toMatchObject({
      path: '/sale/landing',
      search: '?a=1',
      userAgent: 'Baiduspider',
      hasToken: false,
    });
    expect(await response.text()).toBe('<style>a{}</style>/sale/landing');
    expect(JSON.parse(asked[0]?.config ?? '')).toMatchObject({ captcha: { host: gateway.secondUrl } });
  });

  test('[SEC-01] their style is allowed by its hash, and nothing by a nonce', async () => {
    answer = () =>
      Promise.resolve(
        renderedPage('<style>a{}</style><script type="application/json">{}</script><script>go()</script>'),
      );
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
    const hash = createHash('sha256').update('a{}').digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain(`script-src 'self' ${gateway.secondUrl}/captcha.js;`);
    expect(policy).not.toContain('nonce');
  });

  test('[ACC-09] say what they differ by; a visitor’s may be kept by all for 5 s, any other by nobody', async () => {
    const visitors = await get('/');
    expect(visitors.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=5');
    expect(visitors.headers.get('ETag')).toMatch(/^W\/"[\w-]{22}"$/);
    const members = await get('/', { Cookie: 'Admin-Token=x' });
    expect(members.headers.get('Cache-Control')).toBe('private, no-store');
    expect(members.headers.get('ETag')).toBeNull();
    answer = () => Promise.resolve(renderedPage('nothing here', 404));
    const missing = await get('/no/such/page');
    expect(missing.headers.get('Cache-Control')).toBe('private, no-store');
    for (const { headers } of [visitors, members, missing])
      expect(headers.get('Vary')).toBe('Cookie, User-Agent, Accept-Encoding');
  });

  test('[PER-03] a browser that has a visitor’s page is told so, under the page’s own policy', async () => {
    const first = await get('/');
    const etag = first.headers.get('ETag') ?? '';
    const again = await get('/', { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const name of ['Content-Security-Policy', 'Cache-Control', 'Vary', 'ETag'])
      expect(again.headers.get(name)).toBe(first.headers.get(name));
    expect((await get('/', { 'If-None-Match': etag, Cookie: 'Admin-Token=x' })).status).toBe(200);
    answer = () => Promise.resolve(renderedPage('another'));
    gateway.clock.move(5_000);
    expect((await get('/', { 'If-None-Match': etag })).status).toBe(200);
  });

  test('[ACC-09] a token cookie is told as present and used for nothing: the calls are those of a visitor', async () => {
    const token = await tokenOf(gateway, 'u1');
    answer = async ({ call }) => {
      const me = await call({ method: 'GET', path: '/webapp/register!get.action', params: {} });
      const deal = await call({
        method: 'GET',
        path: '/webapp/sale!detail.action',
        params: { sourceType: 'entrust', id: 's1' },
      });
      return renderedPage(me.body + deal.body);
    };
    const response = await get('/user', { Cookie: `a=b; Admin-Token=${token}` });
    const html = await response.text();
    expect(asked[0]?.hasToken).toBe(true);
    expect(html).toContain('"resultCode":401');
    expect(html).not.toContain('隐藏');
  });

  test('[LAY-08] a page that does not exist is answered with HTTP 404 and its page', async () => {
    answer = () => Promise.resolve(renderedPage('<h1>404</h1>', 404));
    const response = await get('/no/such/page');
    expect([response.status, await response.text()]).toEqual([404, '<h1>404</h1>']);
  });

  test('[ACC-02] a visitor who may not see a page is sent elsewhere by HTTP', async () => {
    standing = () => Promise.resolve({ kind: 'redirect', location: '/sale/landing' });
    const response = await get('/sale/entrust/s1');
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/sale/landing']);
    expect(response.headers.get('Vary')).toContain('User-Agent');
  });

  test('[REL-04] when rendering fails, the browser renders', async () => {
    answer = () => Promise.reject(new Error('broken view'));
    const response = await get('/');
    expect([response.status, await response.text()]).toEqual([200, '<p>template</p>']);
  });

  test('[PER-01] travel as brotli, as gzip, or as they are, as the browser can take them', async () => {
    answer = () => Promise.resolve(renderedPage('首页'.repeat(500)));
    const brotli = await travelling('/', 'gzip, deflate, br');
    const gzip = await travelling('/', 'gzip, br;q=0');
    const plain = await travelling('/', 'identity');
    expect([brotli.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 10);
  });

  test('are answered to GET and HEAD alone', async () => {
    const posted = await fetch(`${gateway.url}/`, { method: 'POST' });
    const head = await fetch(`${gateway.url}/`, { method: 'HEAD' });
    expect([posted.status, head.status, await head.text()]).toEqual([404, 200, '']);
  });
});

describe('what is no page', () => {
  test('[ENV-05] /config.json names the captcha, the pay host and WeChat’s double by the host that the visitor used', async () => {
    const response = await get('/config.json');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      product: '琥珀并购',
      site: { icp: '', police: '', contact: '' },
      socket: { clientIds: true },
      captcha: { host: gateway.secondUrl, appid: 'hupo-web' },
      payHost: gateway.secondUrl,
      signatureUrl: gateway.secondUrl,
      allowedHosts: [new URL(gateway.secondUrl).host],
      wechat: { appId: 'wx5e6f0d8a1b2c3d4e', authorizeUrl: `${gateway.secondUrl}/connect/oauth2/authorize` },
      analyticsUrl: `${gateway.url}/beacon`,
    });
  });

  test('[OPS-03] a beacon is counted and forgotten, a large one is refused', async () => {
    const send = (body: string) => fetch(`${gateway.url}/beacon`, { method: 'POST', body });
    expect((await send('{"userId":"u1"}')).status).toBe(204);
    expect((await send('x'.repeat(17 * 1024))).status).toBe(413);
    expect(await (await get('/health')).json()).toEqual({ status: 'ok', beacons: 1 });
  });
});

test('[SEC-05] random keywords of one address are rendered at its pace; home and other visitors are sent their pages', async () => {
  const behind = await startTestGateway({ trustProxy: true, pages: { kind: 'source', source } });
  standing = (request) => {
    const page = pageToMake(request, () => answer(request));
    return Promise.resolve({ ...page, key: `${request.path}${request.search}` });
  };
  answer = ({ search }) => Promise.resolve(renderedPage(`rendered ${search}`));
  const textAt = async (path: string, from: string): Promise<string> =>
    (await fetch(`${behind.url}${path}`, { headers: { 'X-Forwarded-For': from } })).text();
  for (let word = 0; word < pagePace.burst; word += 1)
    expect(await textAt(`/sale?keyword=${word}`, '203.0.113.5')).toBe(`rendered ?keyword=${word}`);
  expect(await textAt('/sale?keyword=more', '203.0.113.5')).toBe('<p>template</p>');
  expect(await textAt('/sale?keyword=1', '203.0.113.5')).toBe('rendered ?keyword=1');
  expect(await textAt('/', '203.0.113.5')).toBe('rendered ');
  expect(await textAt('/sale?keyword=more', '203.0.113.6')).toBe('rendered ?keyword=more');
  behind.clock.move(1_000);
  expect(await textAt('/sale?keyword=later', '203.0.113.5')).toBe('rendered ?keyword=later');
  await behind.close();
});
