import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longestDrawingMs } from '../../../gateway/src/domain/share/picture-bounds';
import type { SeedFinance, SeedSale } from '../../../gateway/src/seed/records/sale';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { pngSize } from '../../support/gateway/png-size';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';

const [demand] = demoSeed.buys.filter(({ state = 'listed' }) => state === 'listed');
const [transfer] = demoSeed.transfers;
const [deal] = sampleContent.sales;
if (demand === undefined || transfer === undefined || deal === undefined)
  throw new Error('The seed lacks one of them.');

const buy = {
  ...demand,
  ownerId: null,
  expiresInDays: 30,
  companyName: '某上市公司',
  hidden: ['companyName'] as const,
};
const share = { ...transfer, sourceType: 'soe' as const, deadlineInDays: null };
const sale = { ...deal, sourceType: 'listed' as const, code: 'XM9' };
const [oldest, middle, newest] = sale.finances;
const kept = (year: SeedFinance): SeedFinance => ({ ...year, netProfit: '777.77', ebitda: '999' });
/** Of another world, in which all that an NDA or a buyer keeps is different. */
const keptElsewhere: Partial<SeedSale> = {
  ...{ netProfit: '777.77', valuation: '555555', companyName: '另一家', customers: '别的', reason: '其他' },
  documents: [{ id: 'doc-other', name: '另一份', pages: 3 }],
  finances: [kept(oldest), kept(middle), kept(newest)],
};

const content = {
  ...sampleContent,
  sales: [...sampleContent.sales, { ...sale, id: 'h1' }],
  buys: [
    { ...buy, id: 'b1', code: 'B1' },
    { ...buy, id: 'b2', code: 'B2', state: 'withdrawn' as const },
    { ...buy, id: 'b3', code: 'B3', expiresInDays: -1 },
  ],
  transfers: [
    { ...share, id: 'g1', code: 'G1' },
    { ...share, id: 'g2', code: 'G2', deadlineInDays: -1 },
  ],
};
const choice = { name: 'share-pictures', content };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, choice);
});
afterAll(() => gateway.close());

type Asked = Readonly<Record<string, string>>;

const asking = (parameters: Asked, { url } = gateway, token?: string) =>
  callGateway(url, '/webapp/sale!shareImagePath.action', {
    ...{ method: 'POST', parameters },
    ...(token === undefined ? {} : { token }),
  });
const pathOf = async (parameters: Asked, at = gateway, token?: string): Promise<string> =>
  ((await asking(parameters, at, token)).data as { readonly path: string }).path;
const fetched = (path: string) => fetch(`${gateway.url}${path}`);
const drawnPath = /^\/files\/share\/[0-9a-f]{64}\.png$/;
const house = '/icon-512.png';

test.each([
  ['a deal that is listed, by whoever names no kind', { sourceType: 'entrust', id: 's1' }],
  ['a demand', { kind: 'buy', id: 'b1' }],
  ['a share transfer', { kind: 'transfer', sourceType: 'soe', id: 'g1' }],
])('[ENT-10] %s has a picture of its own to be shared by, which is a PNG', async (_, asked) => {
  const path = await pathOf(asked);
  expect(path).toMatch(drawnPath);
  const picture = await fetched(path);
  expect(picture.headers.get('Content-Type')).toBe('image/png');
  expect(pngSize(new Uint8Array(await picture.arrayBuffer()))).toEqual({ width: 1_000, height: 800 });
});

test('[ENT-10][ENT-08] worlds that differ only in what is hidden have the same pictures, to the byte', async () => {
  const elsewhere = await startTestGateway(
    {},
    {
      name: 'share-pictures-elsewhere',
      content: {
        ...content,
        sales: content.sales.map((each) => (each.id === 'h1' ? { ...each, ...keptElsewhere } : each)),
        buys: content.buys.map((each) => ({ ...each, companyName: '另一家', contact: '别人' })),
      },
    },
  );
  for (const asked of [
    { sourceType: 'listed', id: 'h1' },
    { kind: 'buy', id: 'b1' },
  ]) {
    const path = await pathOf(asked);
    expect(path).toMatch(drawnPath);
    expect(await pathOf(asked, elsewhere)).toBe(path);
    const bytes = async (url: string) => Buffer.from(await (await fetch(`${url}${path}`)).arrayBuffer());
    expect((await bytes(elsewhere.url)).equals(await bytes(gateway.url))).toBe(true);
  }
  await elsewhere.close();
});

test('[ENT-10] what is told anew in public has another picture', async () => {
  const dearer = await startTestGateway(
    {},
    {
      name: 'share-pictures-dearer',
      content: { ...content, sales: content.sales.map((each) => ({ ...each, amount: '15000' })) },
    },
  );
  const asked = { sourceType: 'listed', id: 'h1' };
  const path = await pathOf(asked, dearer);
  expect(path).toMatch(drawnPath);
  expect(path).not.toBe(await pathOf(asked));
  await dearer.close();
});

test('[ENT-08] whoever signed an NDA shares the same picture as a stranger', async () => {
  const token = await tokenOf(gateway, 'u1');
  const asked = { sourceType: 'entrust', id: 's1' };
  expect(await pathOf(asked, gateway, token)).toBe(await pathOf(asked));
});

test.each([
  ['of which nothing was drawn', `/files/share/${'0'.repeat(64)}.png`],
  ['that is none', '/files/share/..%2F..%2Fdatabase.png'],
  ['of another kind', `/files/share/${'0'.repeat(64)}.jpg`],
])('[ENT-10] there is no picture at an address %s', async (_, path) => {
  expect((await fetched(path)).headers.get('Content-Type')).not.toBe('image/png');
});

test.each([
  ['a deal of another source', { kind: 'sale', sourceType: 'soe', id: 's1' }, 404],
  ['a demand that is withdrawn', { kind: 'buy', id: 'b2' }, 404],
  ['a demand that has expired', { kind: 'buy', id: 'b3' }, 404],
  ['a share transfer whose deadline has passed', { kind: 'transfer', sourceType: 'soe', id: 'g2' }, 404],
  ['an id of another kind', { kind: 'transfer', sourceType: 'soe', id: 's1' }, 404],
  ['a share transfer without its source', { kind: 'transfer', id: 'g1' }, 400],
  ['a kind that nobody knows', { kind: 'house', id: 's1' }, 400],
])('[ENT-10] %s is not shared', async (_, asked, code) => {
  expect(await asking(asked)).toMatchObject({ code });
});

describe('a picture that is not drawn in time', () => {
  test('[ENT-10] is the house’s, and the deal’s own for who shares it next', async () => {
    let finish = (): void => undefined;
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const slow = await startTestGateway(
      {
        shareDrawing: {
          png: () =>
            new Promise((resolve) => {
              finish = () => resolve(new Uint8Array([1]));
              begin();
            }),
        },
      },
      choice,
    );
    const asked = { sourceType: 'entrust', id: 's1' };
    const late = pathOf(asked, slow);
    await begun;
    slow.clock.move(longestDrawingMs);
    expect(await late).toBe(house);
    finish();
    expect(await pathOf(asked, slow)).toMatch(drawnPath);
    await slow.close();
  });

  test('[ENT-10] is the house’s where it cannot be drawn at all', async () => {
    const broken = await startTestGateway({ shareDrawing: { png: () => Promise.resolve(null) } }, choice);
    expect(await pathOf({ sourceType: 'entrust', id: 's1' }, broken)).toBe(house);
    await broken.close();
  });
});
