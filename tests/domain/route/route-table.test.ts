import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { matchRoute } from '../../../src/domain/route/match-route';
import { pageAt, pageSource } from '../../../src/domain/route/page-at';
import { routeTable } from '../../../src/domain/route/route-table';
import { productPaths } from '../../../tools/docs/page/product-paths';

/** One accepted value for each parameter; an id for the others. */
const samples: Readonly<Record<string, string>> = {
  sourceType: 'entrust',
  type: 'listed',
  ndaState: 'pending',
  markId: 'medical',
};

const sampleOf = (path: string): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => samples[name] ?? 'x1');

const built = new Set(routeTable.map(({ path }) => path));
const notBuilt = productPaths.filter((path) => !built.has(path));

test('[RTE-01] the route table has only paths of the product, each once', () => {
  expect(routeTable.map(({ path }) => path).filter((path) => !productPaths.includes(path))).toEqual([]);
  expect(built.size).toBe(routeTable.length);
  expect(new Set(productPaths).size).toBe(productPaths.length);
});

describe('a path of the route table', () => {
  test.each(routeTable.map((row) => [row.path, row] as const))(
    '[RTE-01] %s opens its own row by its address',
    (path, row) => {
      expect(matchRoute(sampleOf(path), [])).toMatchObject({ kind: 'matched', row: { name: row.name } });
    },
  );

  test.each(routeTable.map((row) => [row.path, row] as const))(
    '[RTE-01] %s has a Chinese title, and a page module of its own that is loaded when it is opened',
    (path, { name, title }) => {
      expect(title).toMatch(/^[\u4e00-\u9fff：]+$/);
      const page = pageAt(name, path);
      if (page === null) expect(path).toMatch(/^\/error\/40[14]$/);
      else expect(existsSync(pageSource(page))).toBe(true);
    },
  );
});

test('[RTE-01] only lists of one kind, the assistant and the messages share a page module', () => {
  const pathsOf = (page: string): readonly string[] =>
    routeTable.filter(({ name, path }) => pageAt(name, path) === page).map(({ path }) => path);
  const pages = routeTable.map(({ name, path }) => pageAt(name, path)).filter((page) => page !== null);
  const shared = [...new Set(pages)].filter((page) => pathsOf(page).length > 1);
  expect(Object.fromEntries(shared.map((page) => [page, pathsOf(page)]))).toEqual({
    saleList: ['/sale', '/sale/mark/:markId', '/sale/:sourceType'],
    transferList: ['/gf', '/gf/:sourceType'],
    buyList: ['/buy', '/buy/hundred/all', '/buy/hundred/fund', '/buy/hundred/soe', '/buy/hundred/:type'],
    bidderSales: ['/bidder_sales', '/bidder_sales/:ndaState'],
    messages: ['/message', '/message/chat', '/message/:id'],
    assistant: ['/message/dify', '/chat_gpt'],
    favouriteSales: ['/favorite/sales', '/favorite/sales/:sourceType'],
  });
});

test.each(notBuilt)('[RTE-01] %s of the product has no page yet and is not found', (path) => {
  expect(matchRoute(sampleOf(path), [])).toEqual({ kind: 'notFound' });
});
