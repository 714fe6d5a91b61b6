import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newsCategories } from '../../../contract/news/news';
import { callGateway } from '../../support/gateway/call';
import { newsDraft, publishNews } from '../../support/gateway/news';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const ask = (name: string, parameters: Readonly<Record<string, string>>) =>
  callGateway(gateway.url, `/webapp/news!${name}.action`, { parameters });
const listed = async (parameters: Readonly<Record<string, string>>) =>
  ((await ask('list', parameters)).data as { list: readonly { readonly id: string }[] }).list;
const article = async (id: string) =>
  (await ask('detail', { id })).data as { readonly related: readonly { readonly id: string }[] };

describe('news', () => {
  test('[SCR-06] everybody reads a piece as it was handed in, its rich text with the piece alone', async () => {
    const draft = newsDraft({ picture: '/pictures/news-policy.svg' });
    const id = await publishNews(gateway, draft);
    const { html, ...head } = draft;
    const told = { ...head, id, publishedAt: '2026-11-05 10:00:00' };
    const [first] = await listed({});
    expect({ ...first, publishedAt: '' }).toEqual({ ...told, publishedAt: '' });
    expect({ ...(await article(id)), publishedAt: '' }).toEqual({
      ...told,
      publishedAt: '',
      html,
      related: [],
    });
  });

  test('[SCR-06] a category tells its own pieces alone, and without one all are told', async () => {
    const ids: Record<string, string> = {};
    for (const category of Object.keys(newsCategories) as (keyof typeof newsCategories)[])
      ids[category] = await publishNews(gateway, { category });
    for (const [category, id] of Object.entries(ids)) {
      const own = await listed({ category });
      expect(own[0]).toMatchObject({ id, category });
      expect(new Set(own.map((piece) => (piece as { category?: unknown }).category))).toEqual(
        new Set([category]),
      );
    }
    expect((await listed({})).slice(0, 5).map(({ id }) => id)).toEqual(Object.values(ids).reverse());
  });

  test('[SCR-06] beside a piece stand the four newest others of its category', async () => {
    const ids: string[] = [];
    for (let one = 0; one < 6; one += 1) ids.unshift(await publishNews(gateway, { category: 'case' }));
    const [newest = '', ...others] = ids;
    expect((await article(newest)).related.map(({ id }) => id)).toEqual(others.slice(0, 4));
    const oldest = ids.at(-1) ?? '';
    expect((await article(oldest)).related.map(({ id }) => id)).toEqual(ids.slice(0, 4));
  });

  test('[OPS-06] what was withdrawn is neither listed nor read, nor stands beside another', async () => {
    const stays = await publishNews(gateway, { category: 'platform' });
    const goes = await publishNews(gateway, { category: 'platform' });
    expect((await gateway.inside.desk.news.withdraw(Number(goes)))._tag).toBe('Right');
    expect(await ask('detail', { id: goes })).toMatchObject({ code: 404, text: '资讯不存在或已下架' });
    expect((await listed({})).map(({ id }) => id)).not.toContain(goes);
    expect((await article(stays)).related.map(({ id }) => id)).not.toContain(goes);
  });

  test.each(['0', '999999', '-1', '1.5', 'x', "1' or 1=1", '', '9'.repeat(40)])(
    '[SEC-05] an id that no piece has (%j) is unknown',
    async (id) => {
      expect(await ask('detail', { id })).toMatchObject({ code: 404 });
    },
  );

  test.each(['constructor', '__proto__', 'POLICY', ' ', 'x'.repeat(5_000)])(
    '[SEC-05] a category that is not known is refused: %j',
    async (category) => {
      expect(await ask('list', { category })).toMatchObject({ code: 400, text: '参数错误' });
    },
  );
});
