import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

interface Deal {
  readonly id: string;
  readonly ndaState: string;
  readonly hidden: readonly string[];
  readonly netProfit?: string;
}

const ids = (deals: readonly Deal[]) => deals.map(({ id }) => id);
const homeDeals = async (token?: string) => {
  const answer = await callGateway(
    gateway.url,
    '/webapp/index!getData.action',
    token === undefined ? {} : { token },
  );
  return answer.data as { tjSales: readonly Deal[]; sales: readonly Deal[] };
};
const detail = (parameters: Record<string, string>, token?: string) =>
  callGateway(gateway.url, '/webapp/sale!detail.action', {
    parameters,
    ...(token === undefined ? {} : { token }),
  });
const s1 = { sourceType: 'entrust', id: 's1' };

describe('home', () => {
  test('banners come in their order', async () => {
    const { data } = await callGateway(gateway.url, '/webapp/index!readBanner.action');
    expect(data).toEqual({
      list: [
        { id: 'b1', eyebrow: '一', title: '第一幅', subtitle: '副题', link: '/sale/landing', sort: 1 },
        { id: 'b2', eyebrow: '二', title: '第二幅', subtitle: '副题', link: null, sort: 2 },
      ],
    });
  });

  test('hot words come in their order', async () => {
    const { data } = await callGateway(gateway.url, '/webapp/register!tuijianReci.action', {
      method: 'POST',
    });
    expect(data).toEqual({
      list: [
        { id: 'h1', word: '机器人', sort: 1 },
        { id: 'h2', word: '储能', sort: 2 },
      ],
    });
  });

  test('recommended deals come in the order of their places, the newest of the rest beside them', async () => {
    const { tjSales, sales } = await homeDeals();
    expect(ids(tjSales)).toEqual(['s2', 's1']);
    expect(ids(sales)).toEqual(['s3', 's4']);
  });

  test('[SEC-05] a deal in a list hides what its NDA covers, and opens it to who has signed', async () => {
    const [stranger] = (await homeDeals()).tjSales.filter(({ id }) => id === 's1');
    expect(stranger).toMatchObject({ ndaState: 'unsigned', revenue: '30000' });
    expect(stranger).not.toHaveProperty('netProfit');
    expect(stranger?.hidden).toContain('netProfit');
    const [signed] = (await homeDeals(await tokenOf(gateway, 'u1'))).tjSales.filter(({ id }) => id === 's1');
    expect(signed).toMatchObject({
      ndaState: 'signed',
      netProfit: '4321.09',
      hidden: [],
    });
    expect(signed).not.toHaveProperty('valuation');
  });

  test('a token that has ended makes a visitor of its bearer, not an error', async () => {
    const answer = await callGateway(gateway.url, '/webapp/index!getData.action', { token: 'ended' });
    expect(answer.code).toBe(200);
  });

  test('what is not known is absent: an open price, a growth, a valuation', async () => {
    const open = (await homeDeals()).sales.find(({ id }) => id === 's4');
    for (const name of ['amount', 'revenueGrowth', 'valuation']) expect(open).not.toHaveProperty(name);
  });
});

describe('a deal', () => {
  test('[SEC-05] is a teaser for a visitor: hidden fields are absent, and named', async () => {
    const { data } = await detail(s1);
    expect(data).toMatchObject({ id: 's1', teaser: '一段公开介绍', documentCount: 1, ndaState: 'unsigned' });
    for (const name of ['netProfit', 'valuation', 'companyName', 'customers', 'reason', 'documents'])
      expect(data).not.toHaveProperty(name);
    expect((data as { finances: object[] }).finances[0]).toEqual({
      year: '2023',
      revenue: '20000',
      basis: 'audited',
      assets: '50000',
    });
  });

  test('[SEC-05] is whole for a verified account whose NDA is signed', async () => {
    const { data } = await detail(s1, await tokenOf(gateway, 'u1'));
    expect(data).toMatchObject({
      companyName: '隐藏公司s1',
      customers: '隐藏客户s1',
      reason: '隐藏原因s1',
      netProfit: '4321.09',
      documents: [{ id: 'doc-s1', name: '隐藏文件s1', pages: 12 }],
      hidden: [],
    });
    expect(data).toHaveProperty('opened.fields', expect.arrayContaining(['netProfit', 'companyName']));
    expect(data).toHaveProperty('opened.until', expect.any(Number));
  });

  test.each([
    ['u2', 's1', 'pending'],
    ['u1', 's2', 'expired'],
    ['u3', 's1', 'signed'],
    ['u5', 's1', 'unsigned'],
  ])('[SEC-05] stays closed for %s on %s, whose NDA is %s', async (account, id, ndaState) => {
    const answer = await detail({ sourceType: 'entrust', id }, await tokenOf(gateway, account));
    expect(answer.data).toMatchObject({ ndaState });
    expect(answer.raw).not.toContain('隐藏');
  });

  test('without anything to hide it is open to everyone', async () => {
    const { data } = await detail({ sourceType: 'entrust', id: 's3' });
    expect(data).toMatchObject({ companyName: '隐藏公司s3', hidden: [], opened: null });
  });

  test.each([
    [{ sourceType: 'entrust', id: 'nothing' }, 404, '项目不存在或已下架'],
    [{ sourceType: 'court', id: 's1' }, 404, '项目不存在或已下架'],
    [{ sourceType: 'entrust', id: "s1' or '1'='1" }, 400, '参数错误'],
    [{ sourceType: 'entrust' }, 400, '参数错误'],
    [{}, 400, '参数错误'],
  ])('[RTE-03] the question %o is answered with %i', async (parameters, code, text) => {
    const answer = await detail(parameters);
    expect([answer.code, answer.text]).toEqual([code, text]);
  });

  test('[GAT-09] its times are in the three forms that such back ends write', async () => {
    const { data } = await detail(s1);
    expect(data).toMatchObject({
      // By day: the deal hides its owner.
      confirmedAt: '2026-10-06 00:00:00',
      process: [{ at: 1_790_265_600 }, { at: 1_791_820_800 }, { at: null }],
    });
  });

  test('[MKT-11] deals beside each other come in the order asked for, each as the caller may see it', async () => {
    const compare = (ids: string, token?: string) =>
      callGateway(gateway.url, '/webapp/sale!compare.action', {
        parameters: { ids },
        ...(token === undefined ? {} : { token }),
      });
    const { data } = await compare('s3,unknown,s1,s3');
    const { list } = data as { list: readonly Deal[] };
    expect(ids(list)).toEqual(['s3', 's1']);
    const signer = await tokenOf(gateway, 'u1');
    const signed = (await compare('s3,s1', signer)).data as { list: readonly object[] };
    expect(signed.list[1]).toEqual((await detail(s1, signer)).data);
    expect((await compare('s1,s2,s3,s4,s5')).code).toBe(400);
    expect((await compare("s1',s2")).code).toBe(400);
  });

  test('[MKT-11] a visitor’s comparison holds the fields of the cards, and nothing else of a deal', async () => {
    const list = (await callGateway(gateway.url, '/webapp/sale!list.action')).data as {
      list: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[];
    };
    const ids = list.list.slice(0, 4).map(({ id }) => id);
    const parameters = { ids: ids.join(',') };
    const { data, raw } = await callGateway(gateway.url, '/webapp/sale!compare.action', { parameters });
    const compared = (data as { list: readonly Readonly<Record<string, unknown>>[] }).list;
    expect(compared.map(({ id }) => id)).toEqual(ids);
    const empty = (value: unknown): boolean =>
      value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    for (const [place, deal] of compared.entries()) {
      const card: Readonly<Record<string, unknown>> = list.list[place] ?? {};
      for (const [field, value] of Object.entries(deal))
        if (field === 'revenueGrowth') expect([field, empty(value)]).toEqual([field, true]);
        else if (field in card) expect([field, value]).toEqual([field, card[field]]);
        else if (field !== 'owned' && field !== 'state') expect([field, empty(value)]).toEqual([field, true]);
    }
    for (const { netProfit, hidden, valuation } of [...compared, ...list.list])
      if (!empty(netProfit) || (hidden as readonly string[]).includes('netProfit'))
        expect(empty(valuation)).toBe(true);
    for (const words of ['一段公开介绍', '亮点一', '尽调', '隐藏']) expect(raw).not.toContain(words);
    const member = await callGateway(gateway.url, '/webapp/sale!compare.action', {
      parameters,
      token: await tokenOf(gateway, 'u4'),
    });
    expect(member.raw).toContain('一段公开介绍');
  });

  test('[ACC-06] a visitor reads of one deal what its card in the list shows, and nothing more', async () => {
    const asked = { path: '/webapp/sale!card.action', list: '/webapp/sale!list.action' };
    const list = (await callGateway(gateway.url, asked.list)).data as {
      list: readonly { id: string; sourceType: string }[];
    };
    expect(list.list.length).toBeGreaterThan(2);
    for (const card of list.list) {
      const { id, sourceType } = card;
      expect((await callGateway(gateway.url, asked.path, { parameters: { id, sourceType } })).data).toEqual(
        card,
      );
    }
    const unknown = { parameters: { id: 'none', sourceType: 'entrust' } };
    expect(await callGateway(gateway.url, asked.path, unknown)).toMatchObject({ code: 404 });
  });

  test('the overview counts deals by industry, and the counts add up', async () => {
    const { data } = await callGateway(gateway.url, '/webapp/sale!overview.action');
    expect(data).toMatchObject({
      total: 4,
      industries: [
        { name: '先进制造', count: 3 },
        { name: '大健康', count: 1 },
      ],
    });
    const { samples } = data as { samples: readonly object[] };
    expect(samples[0]).toEqual({ id: 's3', title: '项目s3', industry: '医疗器械', region: '上海' });
    expect(samples).toHaveLength(4);
  });
});
