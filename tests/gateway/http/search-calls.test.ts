import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parameters } from '../../../contract/call/parameters';
import { dealFilterFields, type DealFilter } from '../../../contract/deal/deal-filter';
import { searchLimits } from '../../../contract/search/saved-search';
import type { SeedOrder } from '../../../gateway/src/seed/records/order';
import type { SeedSale } from '../../../gateway/src/seed/records/sale';
import { noFilter } from '../../../contract/deal/no-filter';
import { dealFilters } from '../../support/arbitraries/deal-filters';
import { callGateway } from '../../support/gateway/call';
import { memberBy } from '../../support/gateway/orders';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';
import { dayMs } from '../../../contract/values/duration';

const [pattern] = demoSeed.sales;
if (pattern === undefined) throw new Error('The seed has no deals.');
const sealed: SeedSale = {
  ...pattern,
  id: 'sealed',
  code: 'XM1',
  title: '金额封存的项目',
  hidden: ['amount'],
};

let gateway: TestGateway;
const tokens: Record<string, string> = {};
/** Alerts at once are the right of a plan: all but u-xu hold it. */
const held = ['u-shen', 'u-lin', 'u-he', 'u-chen', 'u-wu'].map((accountId, place): SeedOrder => ({
  number: `900000000${place}`,
  accountId,
  goodsId: 'plan-facility-year',
  hoursAgo: 2,
  life: [
    { hoursAfter: 0.1, event: { kind: 'prepaid', channel: 'h5' } },
    { hoursAfter: 0.2, event: { kind: 'charged' } },
  ],
}));
const members = ['u-shen', 'u-lin', 'u-he', 'u-zhou', 'u-chen', 'u-wu', 'u-xu'];
beforeAll(async () => {
  const content = { ...demoSeed, sales: [...demoSeed.sales, sealed], orders: [...demoSeed.orders, ...held] };
  gateway = await startTestGateway({}, { name: 'searches', content });
  for (const id of members) tokens[id] = await tokenOf(gateway, id);
});
afterAll(() => gateway.close());

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly alert: string;
  readonly fresh: number;
}

const sent = parameters(dealFilterFields);
const ask = (who: string, path: string, given: Readonly<Record<string, string>> = {}) =>
  callGateway(gateway.url, `/webapp/${path}.action`, {
    method: path.startsWith('search!') && path !== 'search!list' ? 'POST' : 'GET',
    ...(who === '' ? {} : { token: tokens[who] ?? '' }),
    parameters: given,
  });
const save = (who: string, given: Readonly<Record<string, string>>, filter: Partial<DealFilter> = {}) =>
  ask(who, 'search!save', {
    name: '机器人',
    alert: 'now',
    ...sent.encode({ ...noFilter, ...filter }),
    ...given,
  });
const saved = async (...given: Parameters<typeof save>): Promise<Kept> => (await save(...given)).data as Kept;
const kept = async (who: string) => ((await ask(who, 'search!list')).data as { list: Kept[] }).list;
const told = async (who: string) => {
  const { list } = (await ask(who, 'message!list', { pageSize: '100' })).data as {
    list: readonly { kind: string; title: string; content: string; link: string }[];
  };
  return list.filter(({ title }) => /^(“.*”有 1 条新|今日有)/.test(title));
};
const emptied = async (who: string): Promise<void> => {
  for (const { id } of await kept(who)) await ask(who, 'search!remove', { id });
};

describe('saved searches', () => {
  test('[MKT-01] a search is kept with its filter, changed, taken out, and had back', async () => {
    const search = await saved(
      'u-lin',
      { name: '  华东  机器人 ', sourceType: 'soe' },
      { region: ['cn-east'] },
    );
    expect(search).toMatchObject({ name: '华东 机器人', alert: 'now', sourceType: 'soe', region: 'cn-east' });
    expect(await saved('u-lin', { name: '华东 机器人', sourceType: 'soe' }, { region: ['cn-east'] })).toEqual(
      search,
    );
    await ask('u-lin', 'search!change', { id: search.id, name: '华东', alert: 'daily' });
    expect(await kept('u-lin')).toMatchObject([{ id: search.id, name: '华东', alert: 'daily' }]);
    await ask('u-lin', 'search!remove', { id: search.id });
    expect(await kept('u-lin')).toEqual([]);
    expect(await ask('u-lin', 'search!restore', { id: search.id })).toMatchObject({ code: 200 });
    expect(await kept('u-lin')).toMatchObject([{ id: search.id, alert: 'daily' }]);
    await emptied('u-lin');
  });

  test('[MKT-01] the 51st is refused with the reason', async () => {
    for (let one = 0; one < searchLimits.ofMember; one += 1)
      expect(await save('u-he', { name: `搜索${one}` })).toMatchObject({ code: 200 });
    expect(await save('u-he', { name: '再一个', alert: 'daily' })).toMatchObject({
      code: 409,
      text: '最多保存 50 个搜索，请先删除一个再保存',
    });
    await emptied('u-he');
  });

  test.each(['', '   ', '字'.repeat(searchLimits.name + 1), '字'.repeat(2_000)])(
    '[VAL-06] a name that is none is refused with the reason (%#)',
    async (name) => {
      expect(await save('u-lin', { name })).toMatchObject({ code: 400, text: '请填写名称（20 字以内）' });
    },
  );

  test('[SEC-05] another’s search is unknown, and so is what its list would refuse', async () => {
    const { id } = await saved('u-lin', {});
    for (const [name, given] of [
      ['change', { id, name: '别人的', alert: 'off' }],
      ['remove', { id }],
      ['restore', { id }],
      ['seen', { id }],
      ['remove', { id: 'x' }],
    ] as const)
      expect(await ask('u-he', `search!${name}`, given)).toMatchObject({ code: 404 });
    expect(await save('u-lin', { industry: '9999' })).toMatchObject({ code: 400 });
    expect(await save('u-lin', { min: '9', max: '1' })).toMatchObject({ code: 400 });
    expect(await ask('', 'search!list')).toMatchObject({ code: 401 });
    expect(await kept('u-lin')).toMatchObject([{ name: '机器人' }]);
    await emptied('u-lin');
  });
});

describe('alerts of saved searches', () => {
  test('[TRU-01] alerts at once are refused without their plan, and come daily once it has ended', async () => {
    const refused = { code: 403, text: expect.stringContaining('立即提醒是专业会员') as string };
    expect(await save('u-xu', { name: '立即' })).toMatchObject(refused);
    const daily = await saved('u-xu', { name: '每日', alert: 'daily' });
    expect(await ask('u-xu', 'search!change', { id: daily.id, name: '每日', alert: 'now' })).toMatchObject(
      refused,
    );
    await emptied('u-xu');
    const search = await saved('u-he', { name: '到期' });
    const member = memberBy(gateway, tokens['u-he'] ?? '');
    const { list } = (await member.post('orderList', {})).data as {
      list: { orderNo: string; state: string }[];
    };
    const { orderNo = '' } = list.find(({ state }) => state === 'paid') ?? {};
    await member.post('saveRefund', { orderNo, reason: '不再需要' });
    await gateway.inside.desk.orders.approveRefund(orderNo);
    await gateway.inside.alerting.dealListed({ kind: 'sale', id: pattern.id });
    expect(await told('u-he')).toEqual([]);
    expect(await kept('u-he')).toMatchObject([{ id: search.id, alert: 'now', fresh: 1 }]);
    await emptied('u-he');
  });

  test('[MKT-01] a deal that becomes listed alerts at once, once for each search, with the way to it', async () => {
    await saved('u-shen', { name: '全部' });
    await saved('u-shen', { name: '不提醒', alert: 'off' });
    const deal = demoSeed.sales.find(({ sourceType }) => sourceType === 'platform') ?? pattern;
    for (let twice = 0; twice < 2; twice += 1)
      await gateway.inside.alerting.dealListed({ kind: 'sale', id: deal.id });
    expect(await told('u-shen')).toMatchObject([
      { kind: 'deal', title: '“全部”有 1 条新项目', link: `/sale/${deal.sourceType}/${deal.id}` },
    ]);
    const [, all] = await kept('u-shen');
    expect(all).toMatchObject({ name: '全部', fresh: 1 });
    expect(await ask('u-shen', 'search!seen', { id: all?.id ?? '' })).toMatchObject({ code: 200 });
    expect(await kept('u-shen')).toMatchObject([{ fresh: 0 }, { name: '全部', fresh: 0 }]);
    await emptied('u-shen');
  });

  test('[MKT-01] several deals that become listed together are one notice for each search', async () => {
    await saved('u-lin', { name: '同批' });
    const others = demoSeed.sales.slice(0, 12);
    for (let twice = 0; twice < 2; twice += 1)
      await gateway.inside.alerting.allListed(
        'sale',
        others.map(({ id }) => id),
      );
    const { list } = (await ask('u-lin', 'message!list', { pageSize: '100' })).data as {
      list: readonly { title: string | null; link: string }[];
    };
    expect(list.filter(({ title }) => title?.startsWith('“同批”') === true)).toMatchObject([
      { title: '“同批”有 12 条新项目', link: '/favorite' },
    ]);
    await emptied('u-lin');
  });

  test('[MKT-01] a demand alerts the searches among demands alone, by the conditions of their list', async () => {
    const demand = demoSeed.buys.find(({ ownerId }) => ownerId !== 'u-shen');
    if (demand === undefined) throw new Error('The seed has no demands.');
    await saved('u-shen', { name: '求购', kind: 'buy' });
    await saved('u-shen', { name: '别的求购', kind: 'buy', exclude: demand.code });
    await saved('u-shen', { name: '出售' });
    await gateway.inside.alerting.dealListed({ kind: 'buy', id: demand.id });
    expect((await told('u-shen')).slice(0, 1)).toMatchObject([
      { title: '“求购”有 1 条新求购需求', content: demand.title, link: `/buy/${demand.id}` },
    ]);
    expect(await kept('u-shen')).toMatchObject([{ fresh: 0 }, { fresh: 0 }, { name: '求购', fresh: 1 }]);
    expect(await save('u-shen', { kind: 'buy', sourceType: 'soe' })).toMatchObject({ code: 400 });
    await emptied('u-shen');
  });

  test('[MKT-01] daily ones come as one digest after nine in the morning, and only once', async () => {
    await saved('u-chen', { name: '每日', alert: 'daily' });
    const [one = pattern, two = pattern] = demoSeed.sales.filter(
      ({ sourceType }) => sourceType === 'entrust',
    );
    for (const { id } of [one, two]) await gateway.inside.alerting.dealListed({ kind: 'sale', id });
    expect(await told('u-chen')).toEqual([]);
    gateway.clock.move(dayMs);
    for (let twice = 0; twice < 2; twice += 1) await gateway.inside.alerting.sweep();
    expect(await told('u-chen')).toMatchObject([
      { title: '今日有 2 条新项目符合您保存的搜索', link: '/favorite' },
    ]);
    tokens['u-chen'] = await tokenOf(gateway, 'u-chen');
    await emptied('u-chen');
  });

  test('[MKT-01] nobody is told of their own deal, nor of one that is not there', async () => {
    await saved('u-zhou', { name: '委托' });
    const own = demoSeed.sales.find(({ sourceType }) => sourceType === 'entrust') ?? pattern;
    await gateway.inside.alerting.dealListed({ kind: 'sale', id: own.id });
    await gateway.inside.alerting.dealListed({ kind: 'sale', id: 'nothing' });
    expect(await told('u-zhou')).toEqual([]);
    await emptied('u-zhou');
  });

  test('[ENT-08][MKT-01] a hidden amount alerts no search for an amount', async () => {
    await saved('u-wu', { name: '不限金额' });
    await saved('u-wu', { name: '有下限', min: '0' });
    await gateway.inside.alerting.dealListed({ kind: 'sale', id: 'sealed' });
    expect((await told('u-wu')).map(({ title }) => title)).toEqual(['“不限金额”有 1 条新项目']);
    await emptied('u-wu');
  });

  test('[MKT-01] a deal alerts exactly the searches whose list holds it', async () => {
    const deals = demoSeed.sales.slice(0, 4);
    await fc.assert(
      fc.asyncProperty(dealFilters, fc.constantFrom(...deals), async (filter, deal) => {
        const search = await save('u-he', { name: '对照', alert: 'daily' }, filter);
        if (search.code !== 200) return;
        const { id } = search.data as Kept;
        const list = await callGateway(gateway.url, '/webapp/sale!list.action', {
          parameters: { ...sent.encode(filter), pageSize: '100' },
        });
        const holds = (list.data as { list: readonly { id: string }[] }).list.some(
          (each) => each.id === deal.id,
        );
        await gateway.inside.alerting.dealListed({ kind: 'sale', id: deal.id });
        gateway.clock.move(dayMs);
        tokens['u-he'] = await tokenOf(gateway, 'u-he');
        const before = (await told('u-he')).length;
        await gateway.inside.alerting.sweep();
        expect((await told('u-he')).length - before).toBe(holds ? 1 : 0);
        await ask('u-he', 'search!remove', { id });
      }),
      { numRuns: 25 },
    );
  });
});
