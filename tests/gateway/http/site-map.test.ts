import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'demo', content: demoSeed });
});
afterAll(() => gateway.close());

const get = (path: string) => fetch(`${gateway.url}${path}`);
const read = async (path: string) => {
  const response = await get(path);
  return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() };
};
const locations = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

test('[PER-03] robots.txt keeps crawlers from members’ pages and tells them of the site map', async () => {
  const { status, type, text } = await read('/robots.txt');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain('Disallow: /user\n');
  expect(text).toContain('Allow: /user/privacy\n');
  expect(text).not.toMatch(/Disallow: \/(sale|news|buy)?\n/);
  expect(text).toContain(`Sitemap: ${gateway.url}/sitemap.xml`);
});

test('[PER-03] the site map leads by its parts to every deal that is listed and to every piece of news', async () => {
  const index = await read('/sitemap.xml');
  expect([index.status, index.type]).toEqual([200, 'application/xml; charset=utf-8']);
  const parts = locations(index.text).map((address) => new URL(address).pathname);
  expect(parts).toEqual(
    expect.arrayContaining(['/sitemap/pages.xml', '/sitemap/sales-1.xml', '/sitemap/news-1.xml']),
  );
  const pages = (await Promise.all(parts.map(async (part) => (await read(part)).text))).flatMap(locations);
  const deals = demoSeed.sales.map(({ id, sourceType }) => `${gateway.url}/sale/${sourceType}/${id}`);
  const demands = demoSeed.buys
    .filter(({ expiresInDays, state = 'listed' }) => expiresInDays > 0 && state === 'listed')
    .map(({ id }) => `${gateway.url}/buy/${id}`);
  expect(pages).toEqual(expect.arrayContaining([...deals, ...demands, `${gateway.url}/sale`]));
  expect(pages.filter((address) => /\/news\/\d+$/.test(address))).toHaveLength(demoSeed.news.length);
  expect(new Set(pages).size).toBe(pages.length);
});

test('[PER-03] it says when a deal was last confirmed', async () => {
  const { text } = await read('/sitemap/sales-1.xml');
  expect(text.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(demoSeed.sales.length);
});

test.each(['/sitemap/sales-2.xml', '/sitemap/sales-0.xml', '/sitemap/accounts-1.xml'])(
  '[SEC-05] a part that there is not, %s, is not found',
  async (path) => expect((await get(path)).status).toBe(404),
);
