import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSeed } from '../../../tools/process/seeds';
import type { PosterContent } from '../../../contract/share/poster';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

const [demand] = demoSeed.buys.filter(({ state = 'listed' }) => state === 'listed');
const [transfer] = demoSeed.transfers;
const [piece] = demoSeed.news;
if (demand === undefined || transfer === undefined || piece === undefined)
  throw new Error('The seed lacks one of them.');

const buy = {
  ...demand,
  ownerId: null,
  expiresInDays: 30,
  companyName: '某上市公司',
  hidden: ['companyName'] as const,
};
const content = {
  ...sampleContent,
  buys: [
    { ...buy, id: 'b1', code: 'B1' },
    { ...buy, id: 'b2', code: 'B2', state: 'withdrawn' as const },
  ],
  transfers: [{ ...transfer, sourceType: 'soe' as const, deadlineInDays: null, id: 'g1', code: 'G1' }],
  news: [{ ...piece, title: '一篇资讯', summary: '摘要', picture: 'https://elsewhere.example/a.png' }],
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'share-posters', content });
});
afterAll(() => gateway.close());

const asking = (parameters: Readonly<Record<string, string>>, token?: string) =>
  callGateway(gateway.url, '/webapp/share!poster.action', {
    parameters,
    ...(token === undefined ? {} : { token }),
  });
const posterOf = async (parameters: Readonly<Record<string, string>>, token?: string) =>
  (await asking(parameters, token)).data as PosterContent;
const deal = { kind: 'sale', sourceType: 'entrust', id: 's1' };

test('[SCR-08][ENT-08] the poster of a deal says what a stranger may read, to every caller', async () => {
  const asStranger = await posterOf(deal);
  expect(asStranger.title).not.toBe('');
  expect(asStranger.kind).toContain('出售项目');
  const asMember = await posterOf(deal, await tokenOf(gateway, 'u1'));
  expect({ ...asMember, sprad: null }).toEqual(asStranger);
});

test('[LAY-14] a member has one promotion code of 16 digits, another member another, a visitor none', async () => {
  const [one, other] = [await tokenOf(gateway, 'u1'), await tokenOf(gateway, 'u2')];
  const codes = [
    (await posterOf(deal, one)).sprad,
    (await posterOf({}, one)).sprad,
    (await posterOf(deal, other)).sprad,
  ];
  expect(codes[0]).toMatch(/^[0-9a-f]{16}$/);
  expect(codes[1]).toBe(codes[0]);
  expect(codes[2]).not.toBe(codes[0]);
  expect((await posterOf(deal)).sprad).toBeNull();
});

test('[SCR-08] a demand, a share transfer, a piece of news and the application have posters too', async () => {
  expect((await posterOf({ kind: 'buy', id: 'b1' })).sealed).toBe('');
  expect((await posterOf({ kind: 'transfer', sourceType: 'soe', id: 'g1' })).figures.length).toBeGreaterThan(
    0,
  );
  const news = await posterOf({ kind: 'news', id: '1' });
  expect(news).toMatchObject({ title: '一篇资讯', summary: '摘要', figures: [] });
  // A picture of another host cannot be drawn, and would show that host who shares.
  expect(news.picture).toBeNull();
  expect((await posterOf({})).brand).toBe('琥珀并购');
});

test.each([
  ['a demand that is withdrawn', { kind: 'buy', id: 'b2' }, 404],
  ['a deal of another source', { ...deal, sourceType: 'soe' }, 404],
  ['a piece of news that there is not', { kind: 'news', id: '999' }, 404],
  ['a piece of news with an id that is none', { kind: 'news', id: 'x' }, 404],
  ['a fund', { kind: 'fund', id: 'f1' }, 400],
  ['a deal without its source', { kind: 'sale', id: 's1' }, 400],
  ['a kind without an id', { kind: 'buy' }, 400],
])('[SCR-08][MKT-19] %s has no poster', async (_, asked, code) => {
  expect(await asking(asked)).toMatchObject({ code });
});
