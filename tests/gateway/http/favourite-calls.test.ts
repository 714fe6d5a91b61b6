import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { favouriteLimits, noneKept } from '../../../contract/favourite/favourite';
import type { SeedBuy } from '../../../gateway/src/seed/records/buy';
import type { SeedTransfer } from '../../../gateway/src/seed/records/transfer';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';

const ownerless = (buy: SeedBuy): SeedBuy => ({ ...buy, ownerId: null });
const [sealed] = demoSeed.buys.filter(({ hidden }) => hidden.includes('companyName'));
const [gone] = demoSeed.buys.filter(({ state }) => state === 'withdrawn');
const [investor] = demoSeed.investors;
// One that one can come forward for, one whose deadline has passed, one of another source.
const kept3 = ['G1', 'G2', 'G3'] as const;
const [first, second, third] = demoSeed.transfers;
if (first === undefined || second === undefined || third === undefined) throw new Error('The seed has none.');
const transfers: readonly SeedTransfer[] = [
  { ...first, id: 'G1', sourceType: 'soe', deadlineInDays: null },
  { ...second, id: 'G2', sourceType: 'soe', deadlineInDays: -1 },
  { ...third, id: 'G3', sourceType: 'entrust', deadlineInDays: null },
];

const over = sampleContent.sales.slice(0, 1);
const sales = [
  ...sampleContent.sales,
  ...over.map((deal) => ({ ...deal, id: 's8', code: 'XMs8', state: 'withdrawn' as const })),
  ...over.map((deal) => ({ ...deal, id: 's9', code: 'XMs9', state: 'closed' as const })),
];

let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  const { investors, buys } = demoSeed;
  gateway = await startTestGateway(
    {},
    {
      name: 'favourites',
      content: { ...sampleContent, sales, investors, transfers, buys: buys.map(ownerless) },
    },
  );
  for (const id of ['u1', 'u2', 'u3', 'u4']) tokens[id] = await tokenOf(gateway, id);
});
afterAll(() => gateway.close());

const ask = (who: string, name: string, parameters: Readonly<Record<string, string>> = {}) =>
  callGateway(gateway.url, `/webapp/collect!${name}.action`, {
    method: name === 'toggle' ? 'POST' : 'GET',
    ...(who === '' ? {} : { token: tokens[who] ?? '' }),
    parameters,
  });
const set = (who: string, id: string, on: boolean, kind = 'sale') =>
  ask(who, 'toggle', { kind, id, on: on ? '1' : '0' });
const kept = async (who: string, parameters: Readonly<Record<string, string>> = {}) =>
  (
    (await ask(who, 'sales', parameters)).data as {
      readonly list: readonly {
        readonly sale: Readonly<Record<string, unknown>> & { readonly id: string };
        readonly state: string;
      }[];
    }
  ).list;
const ids = async (who: string, parameters: Readonly<Record<string, string>> = {}) =>
  (await kept(who, parameters)).map(({ sale }) => sale.id);

describe('favourites', () => {
  test('[SCR-07] what is kept stands in its list, the newest first, once however often it is said', async () => {
    for (const id of ['s1', 's4', 's3', 's1']) expect(await set('u1', id, true)).toMatchObject({ code: 200 });
    expect(await ids('u1')).toEqual(['s3', 's4', 's1']);
    expect(await ids('u1', { sourceType: 'soe' })).toEqual(['s4']);
    expect((await ask('u1', 'counts')).data).toEqual({ ...noneKept, sale: 3 });
    const states = await ask('u1', 'states', { kind: 'sale', ids: 's1,s2,s3' });
    expect(new Set((states.data as { ids: string[] }).ids)).toEqual(new Set(['s1', 's3']));
    for (let twice = 0; twice < 2; twice += 1)
      expect(await set('u1', 's4', false)).toMatchObject({ code: 200 });
    expect(await ids('u1')).toEqual(['s3', 's1']);
  });

  test('[SCR-07] nobody sees or changes what another keeps', async () => {
    await set('u2', 's2', true);
    await set('u1', 's2', false);
    expect(await ids('u2')).toEqual(['s2']);
    expect((await ask('u1', 'states', { kind: 'sale', ids: 's2' })).data).toEqual({ ids: [] });
  });

  test('[ENT-08] a deal is kept as its keeper may see it, and its hidden values stay behind the NDA', async () => {
    await set('u1', 's1', true);
    await set('u4', 's1', true);
    const [signed] = (await kept('u1')).filter(({ sale }) => sale.id === 's1');
    const [unsigned] = await kept('u4');
    expect(signed?.sale).toMatchObject({ netProfit: '4321.09', ndaState: 'signed', hidden: [] });
    expect(unsigned?.sale).not.toHaveProperty('netProfit');
    expect(JSON.stringify(unsigned)).not.toContain('4321.09');
  });

  test('[SCR-07] a deal that is withdrawn or closed is kept by nobody who does not keep it already', async () => {
    for (const id of ['s8', 's9'])
      expect(await set('u2', id, true)).toMatchObject({ code: 404, text: '收藏的内容不存在或已删除' });
  });

  test('[SCR-07][ENT-08] demands and investors are kept likewise, a demand without what its buyer hides', async () => {
    if (sealed === undefined || investor === undefined) throw new Error('The seed has neither.');
    expect(await set('u2', sealed.id, true, 'buy')).toMatchObject({ code: 200 });
    expect(await set('u2', investor.id, true, 'investor')).toMatchObject({ code: 200 });
    const buys = await ask('u2', 'buys');
    expect(buys.data).toMatchObject({ list: [{ buy: { id: sealed.id, hidden: sealed.hidden } }], total: 1 });
    expect(JSON.stringify(buys)).not.toContain(sealed.companyName);
    expect((await ask('u2', 'investors')).data).toMatchObject({
      list: [{ investor: { name: investor.name, chequeMin: investor.chequeMin } }],
    });
    expect((await ask('u2', 'counts')).data).toMatchObject({ buy: 1, investor: 1 });
  });

  test('[SCR-07] share transfers are kept likewise, by their source too, each with how it stands', async () => {
    for (const id of kept3) expect(await set('u3', id, true, 'transfer')).toMatchObject({ code: 200 });
    const listed = async (parameters = {}) =>
      (
        (await ask('u3', 'transfers', parameters)).data as {
          readonly list: readonly { readonly transfer: { readonly id: string }; readonly state: string }[];
        }
      ).list.map(({ transfer, state }) => [transfer.id, state]);
    expect(await listed()).toEqual([
      ['G3', 'open'],
      ['G2', 'ended'],
      ['G1', 'open'],
    ]);
    expect(await listed({ sourceType: 'entrust' })).toEqual([['G3', 'open']]);
    expect((await ask('u3', 'states', { kind: 'transfer', ids: 'G1,s1' })).data).toEqual({ ids: ['G1'] });
    expect((await ask('u3', 'counts')).data).toEqual({ ...noneKept, transfer: 3 });
    await set('u3', 'G2', false, 'transfer');
    expect(await listed()).toEqual([
      ['G3', 'open'],
      ['G1', 'open'],
    ]);
  });

  test.each([
    ['a demand that is gone', 'buy', gone?.id ?? ''],
    ['a deal that is not there', 'sale', 'none'],
    ['an id of another kind', 'investor', 's1'],
    ['a share transfer that is not there', 'transfer', 's1'],
    ['a conference that is not there', 'conference', 's1'],
    ['an activity that is not there', 'activity', 's1'],
    ['an id that is none', 'sale', "1' or 1=1"],
    ['an id that is too long', 'sale', 'x'.repeat(2_000)],
  ])('[SCR-07] %s is not kept', async (_, kind, id) => {
    expect(await set('u2', id, true, kind)).toMatchObject({ code: 404, text: '收藏的内容不存在或已删除' });
  });

  test('[SEC-05] wrong questions are refused: more than 100 ids, a kind nobody knows, a source that is no id', async () => {
    const many = Array.from({ length: favouriteLimits.ids + 1 }, (_, index) => `s${index}`).join(',');
    for (const [name, parameters] of [
      ['states', { kind: 'sale', ids: many }],
      ['states', { kind: 'house', ids: 's1' }],
      ['sales', { sourceType: '../x' }],
      ['transfers', { sourceType: '../x' }],
    ] as const)
      expect(await ask('u1', name, parameters)).toMatchObject({ code: 400 });
  });

  test.each([
    'toggle',
    'states',
    'counts',
    'sales',
    'transfers',
    'buys',
    'investors',
    'conferences',
    'activities',
  ])('[ACC-02] a visitor has none (%s)', async (name) => {
    expect(await ask('', name, { kind: 'sale', id: 's1', ids: 's1', on: '1' })).toMatchObject({
      code: 401,
    });
  });
});
