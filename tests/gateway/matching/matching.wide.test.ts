import { afterAll, beforeAll, expect, test } from 'vitest';
import { Matching, type MatchedPublication } from '../../../contract/matching/matching';
import { matchingCalls } from '../../../contract/matching/calls';
import type { SeedContent } from '../../../gateway/src/seed/seed-content';
import { demoSeed } from '../../../tools/process/seeds';
import { callGateway } from '../../support/gateway/call';
import { consentTo } from '../../support/gateway/consent';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

const buyer = 'u-shen';
const seller = 'u-zhou';

/** The same market, of which only values differ that their owners hide. */
const otherwise: SeedContent = {
  ...demoSeed,
  sales: demoSeed.sales.map((sale) => ({
    ...sale,
    ...(sale.hidden.includes('amount') ? { amount: '7' } : {}),
    ...(sale.hidden.includes('companyName') ? { companyName: `另一家${sale.companyName}` } : {}),
  })),
  buys: demoSeed.buys.map((buy) =>
    buy.hidden.includes('amount') ? { ...buy, minAmount: '7', maxAmount: '9' } : buy,
  ),
};

let gateway: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'demo', content: demoSeed });
  other = await startTestGateway({}, { name: 'matching-otherwise', content: otherwise });
  for (const who of [buyer, seller, 'u-lin']) for (const each of [gateway, other]) await consentTo(each, who);
});
afterAll(async () => {
  await gateway.close();
  await other.close();
});

const ask = async (
  who: string | null,
  name: 'own' | 'best',
  parameters: Readonly<Record<string, string>> = {},
  of = gateway,
) =>
  callGateway(of.url, `/webapp/matching!${name}.action`, {
    parameters,
    ...(who === null ? {} : { token: await tokenOf(of, who) }),
  });

const ownOf = async (who: string): Promise<readonly MatchedPublication[]> => {
  const decoded = matchingCalls.own.answer.decode((await ask(who, 'own')).data);
  if (decoded._tag === 'Left') throw new Error('the answer is none of the contract');
  return decoded.right;
};

const bestOf = async (who: string, id?: string): Promise<Matching> => {
  const { code, data } = await ask(who, 'best', id === undefined ? {} : { id });
  expect(code).toBe(200);
  const decoded = Matching.decode(data);
  if (decoded._tag === 'Left') throw new Error('the answer is none of the contract');
  return decoded.right;
};

const idsOf = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);

test('[SCR-13] a demand has the best deals, with score, band and a reason for each factor', async () => {
  const { publication, conditions, compared, matches, near } = await bestOf(buyer, 'seed-buy-20260118');
  expect(publication).toMatchObject({ id: 'seed-buy-20260118', kind: 'buy', code: 'XQ20260118' });
  expect(conditions.map(({ factor }) => factor)).toEqual(['industry', 'amount', 'region', 'round']);
  expect(compared).toBeGreaterThan(40);
  expect(matches.length).toBeGreaterThan(0);
  expect(near.length).toBeGreaterThan(0);
  for (const each of [...matches, ...near]) {
    expect(each).toMatchObject({ kind: 'sale' });
    expect(each.factors.map(({ factor }) => factor)).toEqual(['industry', 'amount', 'region', 'round']);
    const sum = each.factors.reduce((points, factor) => points + Number(factor.points), 0);
    expect(Math.abs(sum - each.score)).toBeLessThanOrEqual(1);
  }
  const scores = matches.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((one, two) => two - one));
  expect(new Set(near.map(({ missName }) => missName)).size).toBeGreaterThan(0);
});

test('[SCR-13] each of the own listed demands and sales is matched; the newest where none is named', async () => {
  const own = await ownOf(seller);
  expect(new Set(own.map(({ kind }) => kind))).toEqual(new Set(['sale', 'buy']));
  expect((await bestOf(seller)).publication?.id).toBe(own[0]?.id);
  const owned = new Set(own.map(({ code }) => code));
  for (const { id, kind } of own) {
    const { publication, matches, near } = await bestOf(seller, id);
    expect(publication?.id).toBe(id);
    for (const each of [...matches, ...near]) {
      expect(each.kind).toBe(kind === 'sale' ? 'buy' : 'sale');
      expect(owned.has(each.code)).toBe(false);
    }
  }
});

test('[SCR-13] a member with nothing listed has nothing to match', async () => {
  expect(await ownOf('u-lin')).toEqual([]);
  expect(await bestOf('u-lin')).toMatchObject({ publication: null, matches: [], near: [], compared: 0 });
});

test('[SCR-13][SEC-05] foreign, unknown and malformed ids are refused, and so are visitors and unverified members', async () => {
  expect((await ask(seller, 'best', { id: 'seed-buy-20260118' })).code).toBe(404);
  expect((await ask(seller, 'best', { id: 'seed-buy-0' })).code).toBe(404);
  for (const id of ['a b', '../x', 'x'.repeat(65), "' or 1=1 --", '甲'])
    expect([id, (await ask(seller, 'best', { id })).code]).toEqual([id, 400]);
  for (const name of ['own', 'best'] as const) {
    expect((await ask(null, name)).code).toBe(401);
    expect((await ask('u-he', name)).code).toBe(403);
    expect((await ask('u-xu', name)).code).toBe(403);
  }
});

test('[ENT-08] hidden values change neither score nor order, and are in no answer', async () => {
  const hidden = demoSeed.sales.flatMap((sale) =>
    sale.hidden.includes('companyName') ? [sale.companyName] : [],
  );
  for (const who of [buyer, seller])
    for (const { id } of await ownOf(who)) {
      const one = await ask(who, 'best', { id });
      const two = await ask(who, 'best', { id }, other);
      expect(two.raw).toBe(one.raw);
      expect(hidden.filter((name) => one.raw.includes(name))).toEqual([]);
    }
});

test('[ENT-08] an amount that its owner hides counts as not stated', async () => {
  const sealed = new Set(
    [...demoSeed.sales, ...demoSeed.buys]
      .filter(({ hidden }) => (hidden as readonly string[]).includes('amount'))
      .map(({ id }) => id),
  );
  const seen: string[] = [];
  for (const who of [buyer, seller])
    for (const { id } of await ownOf(who)) {
      const { matches, near } = await bestOf(who, id);
      for (const each of [...matches, ...near].filter((one) => sealed.has(one.id))) {
        seen.push(each.id);
        expect(each.factors.find(({ factor }) => factor === 'amount')).toMatchObject({
          level: 'neutral',
          points: '12.5',
          reason: '金额未填或未公开，按中性计',
        });
      }
    }
  expect(seen.length).toBeGreaterThan(0);
});

test('[SCR-13] a withdrawn publication is not matched, and is no counterparty of others', async () => {
  const own = await ownOf(seller);
  const sold = own.find(({ kind }) => kind === 'sale');
  const before = await bestOf(buyer, 'seed-buy-20260118');
  const shown = before.matches.find(({ code }) => own.some((each) => each.code === code)) ?? null;
  const withdrawn = shown === null ? sold : own.find(({ code }) => code === shown.code);
  const id = withdrawn?.id ?? '';
  const { code } = await callGateway(gateway.url, '/webapp/publication!withdraw.action', {
    method: 'POST',
    parameters: { id },
    token: await tokenOf(gateway, seller),
  });
  expect(code).toBe(200);
  const refused = await ask(seller, 'best', { id });
  expect([refused.code, refused.text]).toEqual([404, '该发布已下架或未上架，上架后可以匹配']);
  expect(idsOf(await ownOf(seller))).not.toContain(id);
  const after = await bestOf(buyer, 'seed-buy-20260118');
  expect(after.compared).toBe(before.compared - 1);
  expect(after.matches.some((each) => each.code === withdrawn?.code)).toBe(false);
});

test('[SCR-13] an account that asks without end is slowed down', async () => {
  const codes: number[] = [];
  for (let turn = 0; turn < 121; turn += 1) codes.push((await ask('u-lin', 'best')).code);
  expect(codes.at(-1)).toBe(429);
});
