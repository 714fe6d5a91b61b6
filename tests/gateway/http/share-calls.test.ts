import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeds } from '../../../gateway/src/seed/seeds';
import { callGateway } from '../../support/gateway/call';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

const [demand] = seeds.demo.buys.filter(({ state = 'listed' }) => state === 'listed');
const [transfer] = seeds.demo.transfers;
if (demand === undefined || transfer === undefined) throw new Error('The seed has neither.');

const buy = { ...demand, ownerId: null, expiresInDays: 30 };
const share = { ...transfer, sourceType: 'soe' as const, deadlineInDays: null };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway(
    {},
    {
      name: 'share-pictures',
      content: {
        ...sampleContent,
        buys: [
          { ...buy, id: 'b1', code: 'B1' },
          { ...buy, id: 'b2', code: 'B2', state: 'withdrawn' },
          { ...buy, id: 'b3', code: 'B3', expiresInDays: -1 },
        ],
        transfers: [
          { ...share, id: 'g1', code: 'G1' },
          { ...share, id: 'g2', code: 'G2', deadlineInDays: -1 },
        ],
      },
    },
  );
});
afterAll(() => gateway.close());

const picture = (parameters: Readonly<Record<string, string>>) =>
  callGateway(gateway.url, '/webapp/sale!shareImagePath.action', { method: 'POST', parameters });

test.each([
  ['a deal that is listed, by whoever names no kind', { sourceType: 'entrust', id: 's1' }],
  ['a demand', { kind: 'buy', id: 'b1' }],
  ['a share transfer', { kind: 'transfer', sourceType: 'soe', id: 'g1' }],
])('[ENT-10] %s has a picture to be shared by', async (_, asked) => {
  expect((await picture(asked)).data).toEqual({ path: '/icon-512.png' });
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
  expect(await picture(asked)).toMatchObject({ code });
});
