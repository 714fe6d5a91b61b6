// @vitest-environment node
import { expect, test } from 'vitest';
import './support/styles-are-nothing';
import type { GatewayCall } from '../../src/adapters/gateway-direct/gateway-call';
import { keptPages } from '../../gateway/src/adapters/http/pages/kept-pages';
import { movedClock } from '../support/gateway/moved-clock';
import { silentLog } from '../../tools/process/silent-log';
import { createRenderer, type MadePage, type PageAnswer, type PageRequest } from '../../src/server';

const crawler = 'Mozilla/5.0 (compatible; Baiduspider/2.0)';

/** A gateway that has no deal and no answer to anything else, and counts what it is asked. */
const emptyGateway = () => {
  const state = { asked: 0 };
  const call: GatewayCall = ({ path }) => {
    state.asked += 1;
    const code = path.includes('detail') ? 404 : 500;
    return Promise.resolve({
      status: 200,
      body: JSON.stringify({ resultCode: code, resultMsg: '访问资源不存在' }),
    });
  };
  return { state, call };
};

const template =
  '<html><head><title>x</title><script type="module" src="/a.js"></script></head><body><div id="root"></div></body></html>';
const render = createRenderer({ template, manifest: '{}', readAsset: () => '' });

const at = (address: string, change: Partial<PageRequest> = {}): Promise<PageAnswer> => {
  const { pathname, search } = new URL(address, 'http://localhost');
  const { call } = emptyGateway();
  return render({
    path: pathname,
    search,
    origin: 'http://localhost',
    userAgent: '',
    hasToken: false,
    config: '{}',
    call,
    ...change,
  });
};
const keyAt = async (address: string, change: Partial<PageRequest> = {}): Promise<string> => {
  const answer = await at(address, change);
  return answer.kind === 'page' ? answer.key : `to ${answer.location}`;
};
const madeAt = async (address: string, change: Partial<PageRequest> = {}): Promise<MadePage> => {
  const answer = await at(address, change);
  if (answer.kind === 'redirect') throw new Error(`${address} leads to ${answer.location}`);
  return answer.make();
};
const htmlOf = (page: MadePage): string => (page.kind === 'page' ? page.html : page.html());

test('[PER-03][SEC-05] 10,000 random queries cause one rendering', async () => {
  const { state, call } = emptyGateway();
  const needs = { clock: movedClock(1_790_000_000_000), log: silentLog, refusedForNow: () => undefined };
  const pages = keptPages({ render, template: () => Promise.reject(new Error('was rendered')) }, needs);
  const askedFor = (search: string) =>
    pages.send(
      { path: '/', search, origin: 'http://localhost', userAgent: '', hasToken: false, config: '{}', call },
      '192.0.2.1',
    );
  await askedFor('');
  const once = state.asked;
  for (let turn = 0; turn < 10_000; turn += 1) {
    const sending = await askedFor(`?q${turn}=${turn}&utm_source=${turn}`);
    expect(sending.kind).toBe('page');
  }
  expect(state.asked).toBe(once);
});

test('[PER-03] what it reads does, in whatever order and spelling it stands', async () => {
  const login = await keyAt('/login?mode=register&redirect=%2Fuser');
  expect(await keyAt('/login?x=1&redirect=/user&mode=register')).toBe(login);
  expect(await keyAt('/login?mode=register')).not.toBe(login);
  const asCrawler = { userAgent: crawler };
  const deal = await keyAt('/sale/entrust/20260101', asCrawler);
  expect(await keyAt('/sale/entrust/20260101/?x=1', asCrawler)).toBe(deal);
  expect(htmlOf(await madeAt('/login/passwd?redirect=%2Fuser&x=1'))).toContain('redirect=%2Fuser');
});

test('[PER-03] what stands again in an address is read too, for the page tells it; nobody who searches is told of it', async () => {
  const once = await keyAt('/sale?keyword=a');
  expect(await keyAt('/sale?keyword=a&keyword=b')).not.toBe(once);
  expect(await keyAt('/sale?keyword=a&x=1&x=2')).toBe(once);
  const canonicalOf = async (address: string) =>
    /rel="canonical" href="([^"]*)"/.exec(htmlOf(await madeAt(address)))?.[1];
  expect(await canonicalOf('/sale?keyword=a&keyword=b')).toBe('http://localhost/sale?keyword=a');
  expect(await canonicalOf('/news?category=policy&category=market')).toBe(
    'http://localhost/news?category=policy',
  );
  expect(await canonicalOf('/login?redirect=%2Fuser&redirect=%2F&mode=register')).toBe(
    'http://localhost/login?mode=register',
  );
});

test('[RTE-04][SEC-02] the server goes on to an address inside, and shows a page for any other', async () => {
  expect(await at('/redirect?url=%2Fnews')).toEqual({ kind: 'redirect', location: '/news' });
  const config = '{"allowedHosts":["partner.example"]}';
  for (const target of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '']) {
    const html = htmlOf(await madeAt(`/redirect?url=${encodeURIComponent(target)}`, { config }));
    expect(html).toContain('链接没有打开');
    expect(html).not.toMatch(/href="[^"]*(?:evil|javascript)/);
  }
  const leaving = htmlOf(await madeAt('/redirect?url=https%3A%2F%2Fpartner.example%2Fa', { config }));
  expect(leaving).toContain('href="https://partner.example/a"');
});

test('[ACC-09] each kind of visitor and each configuration has its own; only the visitor’s is public', async () => {
  const visitors: readonly Partial<PageRequest>[] = [
    {},
    { hasToken: true },
    { userAgent: crawler },
    { config: '{"product":"另一家"}' },
  ];
  const answers = await Promise.all(visitors.map((change) => at('/', change)));
  const pages = answers.flatMap((answer) => (answer.kind === 'page' ? [answer] : []));
  expect(new Set(pages.map(({ key }) => key)).size).toBe(4);
  expect(pages.map(({ isPublic }) => isPublic)).toEqual([true, false, false, true]);
});

test('[ACC-09] a shell is one for all addresses of its route, and nobody else’s to keep', async () => {
  const shell = await at('/message/1', { hasToken: true });
  expect(shell).toMatchObject({ kind: 'page', isPublic: false });
  expect(await keyAt('/message/2', { hasToken: true })).toBe(await keyAt('/message/1', { hasToken: true }));
  expect(await at('/message/1')).toMatchObject({ kind: 'page', isPublic: false });
});

test('[SEC-05] addresses without a route are one page, and so are things that do not exist', async () => {
  expect(await keyAt('/no/such/page')).toBe(await keyAt('/neither/is/this?x=1'));
  const [one, other] = await Promise.all(
    ['20260101', '20260102'].map((id) => madeAt(`/sale/entrust/${id}`, { userAgent: crawler })),
  );
  expect(one).toMatchObject({ kind: 'missing' });
  expect(one?.kind === 'missing' && other?.kind === 'missing' && one.key === other.key).toBe(true);
  expect(one && htmlOf(one)).toBe(other && htmlOf(other));
});

test('[SEC-01][PER-03] the same page has the same bytes each time, with no nonce in them', async () => {
  const first = htmlOf(await madeAt('/'));
  expect(htmlOf(await madeAt('/?x=1'))).toBe(first);
  expect(first).not.toContain('nonce');
  expect(first).toContain('<main');
});

test('[PER-03] what is shown first is sent first: the style, the content, the scripts, and last what they begin with', async () => {
  const manifest = JSON.stringify({
    'index.html': { file: 'assets/a.js', css: ['assets/a.css'], imports: ['_b.js'], isEntry: true },
    '_b.js': { file: 'assets/b.js' },
  });
  const built = createRenderer({ template, manifest, readAsset: () => 'main{color:red}' });
  const { call } = emptyGateway();
  const answer = await built({
    path: '/',
    search: '',
    origin: 'http://localhost',
    userAgent: '',
    hasToken: false,
    config: '{}',
    call,
  });
  const html = answer.kind === 'page' ? htmlOf(await answer.make()) : '';
  const inOrder = [
    '<title>',
    '<style>main{color:red}</style>',
    'name="description"',
    '</head>',
    '<main',
    '<link rel="stylesheet" href="/assets/a.css" disabled>',
    '<script type="module" src="/a.js">',
    '<link rel="modulepreload" href="/assets/b.js"',
    'id="page-data"',
    '</body>',
  ].map((part) => html.indexOf(part));
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
  expect(inOrder.every((place) => place > 0)).toBe(true);
  expect(html.match(/<script/g)).toHaveLength(2);
});
