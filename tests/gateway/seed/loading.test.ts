import { afterAll, beforeAll, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { givenName } from './public-text';
import { demoSeed } from '../../../tools/process/seeds';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'demo', content: demoSeed });
});

afterAll(() => gateway.close());

test('[OPS-01] a gateway on the seed answers with its deals, banners and first unread count', async () => {
  const [overview, banners, unread] = await Promise.all([
    callGateway(gateway.url, '/webapp/sale!overview.action'),
    callGateway(gateway.url, '/webapp/index!readBanner.action'),
    callGateway(gateway.url, '/webapp/message!seeListNum.action', {
      token: await tokenOf(gateway, 'u-shen'),
    }),
  ]);
  expect(overview.data).toMatchObject({ total: demoSeed.sales.length });
  expect(banners.data).toMatchObject({ list: demoSeed.banners.map(({ title }) => ({ title })) });
  expect(unread.data).toMatchObject({ num: 12 });
});

test(
  '[ENT-08] a stranger is told every deal of the seed without one hidden value',
  { timeout: 60_000 },
  async () => {
    for (const sale of demoSeed.sales) {
      const { code, raw } = await callGateway(gateway.url, '/webapp/sale!detail.action', {
        parameters: { sourceType: sale.sourceType, id: sale.id },
      });
      expect(code, sale.code).toBe(200);
      const words = [
        ...(sale.hidden.includes('companyName') ? [givenName(sale.companyName)] : []),
        ...(sale.hidden.includes('customers') ? [sale.customers] : []),
        ...(sale.hidden.includes('documents') ? sale.documents.map(({ name }) => `"${name}"`) : []),
        ...(sale.hidden.includes('netProfit') ? sale.finances.map(({ netProfit }) => `"${netProfit}"`) : []),
        ...(sale.hidden.includes('valuation') ? [`"${String(sale.valuation)}"`] : []),
      ];
      expect(
        words.filter((word) => raw.includes(word)),
        sale.code,
      ).toEqual([]);
    }
  },
);

test('a signed NDA of the seed opens its deal', async () => {
  const { data } = await callGateway(gateway.url, '/webapp/sale!detail.action', {
    parameters: { sourceType: 'platform', id: '20260377' },
    token: await tokenOf(gateway, 'u-shen'),
  });
  expect(data).toMatchObject({ ndaState: 'signed', hidden: [], companyName: '佛山市澜湾冷链物流有限公司' });
});
