import { expect, test } from 'vitest';
import { pageAt, pageSource } from '../../../src/domain/route/page-at';
import { routeTable } from '../../../src/domain/route/route-table';
import { pageFaults } from '../../../tools/check/pages/faults';

const nowhere = '/no/such/page';
const rows = routeTable.filter(({ name }) => name === 'saleLanding' || name === 'codeLogin');
const modules = ['src/pages/sale-landing.ts', 'src/pages/code-login.ts', 'src/pages/wechat-login.ts'];
const stories = [
  { id: 'landing', address: '/sale/landing' },
  { id: 'login', address: '/login' },
  { id: 'login-wechat', address: '/login?mode=wechat' },
];
const faults = (change: Partial<Parameters<typeof pageFaults>[0]>) =>
  pageFaults({ rows, modules, stories, nowhere, ...change }).map(
    ({ file, message }) => `${file}: ${message}`,
  );

test('pages that have their rows and their stories have no fault', () => {
  expect(faults({})).toEqual([]);
});

test('a row without a page is named, also where a query asks for another page', () => {
  expect(faults({ modules: modules.slice(0, 1) })).toEqual([
    'src/domain/route/route-table.ts: the row codeLogin (/login) has no page: src/pages/code-login.ts is missing',
    'src/domain/route/route-table.ts: the row codeLogin (/login) has no page: src/pages/wechat-login.ts is missing',
  ]);
});

test('a page without a row is named, and that it has no story', () => {
  expect(faults({ modules: [...modules, 'src/pages/auction.ts'] })).toEqual([
    'src/pages/auction.ts: no row of the route table leads to this page',
    'src/pages/auction.ts: the gallery has no story of this page',
  ]);
});

test('a story without a page is named; one that is about an address where nothing stands is not', () => {
  const lost = [...stories, { id: 'lost', address: '/auction/1' }, { id: 'not-found', address: nowhere }];
  expect(faults({ stories: lost })).toEqual([
    'tools/gallery/stories: the story lost stands at /auction/1, where no page is',
  ]);
});

test('the source of a page is named as the field writes its name', () => {
  expect(routeTable.map(({ name, path }) => pageAt(name, path)).filter((page) => page === null)).toHaveLength(
    2,
  );
  expect(pageSource('orderDetail')).toBe('src/pages/order-detail.ts');
});
