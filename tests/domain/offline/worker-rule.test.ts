import { expect, test } from 'vitest';
import { handlingOf, keepsPage, tooMany } from '../../../src/domain/offline/worker-rule';
import { readKeptAt, withKeptAt } from '../../../src/domain/offline/kept-at';
import { readPageMessage } from '../../../src/domain/offline/page-message';

const get = (path: string, opensPage = false) => ({ method: 'GET', opensPage, path, search: '' });
const page = {
  status: 200,
  redirected: false,
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'public, max-age=0, s-maxage=5',
};

test('[LAY-18] the worker takes part in pages and in files that are the same for everybody', () => {
  expect(handlingOf(get('/sale/entrust/1', true))).toBe('page');
  expect(handlingOf(get('/assets/a-1.js'))).toBe('asset');
  for (const path of ['/config.json', '/pictures/a.webp']) expect(handlingOf(get(path))).toBe('file');
});

test.each(['/gateway', '/avatar/1', '/share/1.png', '/presentation/1', '/beacon', '/sw.js', '/health'])(
  '[LAY-18] %s never passes through the worker',
  (path) => {
    expect(handlingOf(get(path))).toBe('none');
    expect(handlingOf({ ...get(path), method: 'POST' })).toBe('none');
  },
);

test('[LAY-18] a call by POST to a path of files is none of the worker’s', () => {
  expect(handlingOf({ ...get('/assets/a.js'), method: 'POST' })).toBe('none');
  expect(handlingOf({ ...get('/', true), method: 'HEAD' })).toBe('none');
});

test('[LAY-18] a page is kept that the server declares public', () => {
  expect(keepsPage(get('/sale', true), page)).toBe(true);
});

test.each([
  ['an error', { status: 404 }],
  ['a page after a redirect', { redirected: true }],
  ['another kind of content', { contentType: 'application/json' }],
  ['a page for a member', { cacheControl: 'private, no-store' }],
  ['a page that says nothing', { cacheControl: '' }],
  ['a word that holds public', { cacheControl: 'non-public' }],
])('[SEC-04] %s is not kept', (_, changed) => {
  expect(keepsPage(get('/sale', true), { ...page, ...changed })).toBe(false);
});

test.each(['/login', '/login/passwd', '/redirect', '/share', '/agreePrivacy'])(
  '[SEC-04] %s is not kept',
  (path) => expect(keepsPage(get(path, true), page)).toBe(false),
);

test('[SEC-04] an address with a query is not kept: it may hold a code, a token or words of a search', () => {
  expect(keepsPage({ ...get('/sale', true), search: '?keyword=王' }, page)).toBe(false);
});

test('[LAY-18] of too many entries the oldest go', () => {
  expect(tooMany(['a', 'b', 'c'], 2)).toEqual(['a']);
  expect(tooMany(['a'], 2)).toEqual([]);
});

test('[LAY-18] a kept page carries its time, which anything else does not', () => {
  const html = withKeptAt('<!doctype html><html lang="zh-CN"><body>a</body></html>', 1_700_000_000_000);
  expect(html).toContain('<html data-kept-at="1700000000000" lang="zh-CN">');
  expect(readKeptAt('1700000000000')).toBe(1_700_000_000_000);
  for (const text of [null, '', 'x', '-1', '1e9', '9'.repeat(16)]) expect(readKeptAt(text)).toBeNull();
});

test('[LAY-18] the worker reads what pages say, and nothing else', () => {
  expect(readPageMessage({ kind: 'takeOver' })).toEqual({ kind: 'takeOver' });
  const loaded = { kind: 'loaded', page: '/', files: ['/assets/a.js'] };
  expect(readPageMessage(loaded)).toEqual(loaded);
  for (const data of [null, 'takeOver', { kind: 'skip' }, { kind: 'loaded', page: 1, files: [] }])
    expect(readPageMessage(data)).toBeNull();
});
