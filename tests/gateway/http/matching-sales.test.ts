import { afterAll, beforeAll, expect, test } from 'vitest';
import { offeredStake } from '../../../contract/rules/stake';
import { compareDecimals } from '../../../contract/values/decimal-arithmetic';
import { matchingFilter } from '../../../src/domain/buy/matching-sales';
import { filterSearch } from '../../../src/domain/deal-filter/filter-search';
import { callGateway } from '../../support/gateway/call';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'demo', content: demoSeed });
});
afterAll(() => gateway.close());

const found = async (search: string) => {
  const parameters = { pageSize: '50', ...Object.fromEntries(new URLSearchParams(search)) };
  const { code, data } = await callGateway(gateway.url, '/webapp/sale!list.action', { parameters });
  expect(code).toBe(200);
  return (data as { readonly list: readonly { readonly id: string; readonly stage: string }[] }).list;
};

const open = { min: null, max: null };
const everything = { industries: [], regions: [], rounds: [] };

test.each(['控股权，不低于 51 %', '控股权，不低于 67 %', '60 % 起', '全部股权'])(
  '[SCR-02] who asks for “%s” is offered exactly the deals on sale that reach it',
  async (stake) => {
    const filter = matchingFilter({ ...everything, stake }, open);
    const least = filter.stake;
    if (least === null) throw new Error(`${stake} asks for no share`);
    const all = await found('');
    const reaching = all.filter(({ stage }) => {
      const offered = offeredStake(stage);
      return offered !== null && compareDecimals(offered, least) >= 0;
    });
    const offered = await found(filterSearch(filter));
    expect(reaching.length).toBeGreaterThan(0);
    expect(new Set(offered.map(({ id }) => id))).toEqual(
      new Set([
        ...reaching.map(({ id }) => id),
        ...offered.filter(({ id }) => !all.some((one) => one.id === id)).map(({ id }) => id),
      ]),
    );
    for (const { stage } of offered) expect(stage).not.toMatch(/参股|轮|IPO|增资/);
  },
);

test('[SCR-02] who wants a minority is offered deals of every share', async () => {
  const filter = matchingFilter({ ...everything, stake: '参股 10 % 至 30 %' }, open);
  expect((await found(filterSearch(filter))).length).toBe((await found('')).length);
});

test('[SCR-02] a share over 100 per cent or below zero is refused', async () => {
  for (const stake of ['101', '-1']) {
    const parameters = { stake };
    expect((await callGateway(gateway.url, '/webapp/sale!list.action', { parameters })).code).toBe(400);
  }
});
