import { afterAll, beforeAll, expect, test } from 'vitest';
import { Matching } from '../../../contract/matching/matching';
import { demoSeed } from '../../../tools/process/seeds';
import { callGateway } from '../../support/gateway/call';
import { consentTo } from '../../support/gateway/consent';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

const demand = '20260118';
/** Sales of one industry, region and amount, which differ by the offered stake alone. */
const stages = new Map([
  ['20260409', '参股 10 %'],
  ['20260347', '参股 30 %'],
  ['20260341', '参股 49 %'],
  ['20260355', '控股权 67 %'],
]);

/** The seed's market in which one demand states a lower and an upper limit below control. */
const content = {
  ...demoSeed,
  buys: demoSeed.buys.map((buy) => (buy.id === demand ? { ...buy, stake: '参股 30 % 至 45 %' } : buy)),
  sales: demoSeed.sales.map((sale) => {
    const stage = stages.get(sale.id);
    const fits = {
      industry: '机器人',
      region: '江苏 苏州',
      amount: '30000',
      amountLabel: '转让金额' as const,
    };
    return stage === undefined ? sale : { ...sale, ...fits, stage };
  }),
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'matching-stakes', content });
  await consentTo(gateway, 'u-shen');
});
afterAll(() => gateway.close());

test('[SCR-13] a stake below the stated lower limit is no match; one above an upper limit is', async () => {
  const { data } = await callGateway(gateway.url, '/webapp/matching!best.action', {
    parameters: { id: `seed-buy-${demand}` },
    token: await tokenOf(gateway, 'u-shen'),
  });
  const decoded = Matching.decode(data);
  if (decoded._tag === 'Left') throw new Error('the answer is none of the contract');
  const { matches, near } = decoded.right;
  const codes = matches.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['XM20260347', 'XM20260341', 'XM20260355']));
  expect(codes).not.toContain('XM20260409');
  expect(near.find(({ code }) => code === 'XM20260409')).toMatchObject({
    missName: '股比',
    missReason: '出让比例低于求购写明的下限',
  });
});
