import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parameters } from '../../../contract/call/parameters';
import { dealFilterFields, type DealFilter } from '../../../contract/deal/deal-filter';
import { kinds } from '../../../contract/kind/kinds';
import { buyerTypes } from '../../../contract/reference/buyer-types';
import { industryTree } from '../../../contract/reference/industries';
import { keywordWords } from '../../../contract/rules/keyword-words';
import { regionTree } from '../../../contract/reference/regions';
import { rounds } from '../../../contract/reference/rounds';
import { soeGroups } from '../../../contract/reference/soe-groups';
import { refusals } from '../../../contract/refusal/refusal';
import type { SeedBuy } from '../../../gateway/src/seed/records/buy';
import { noFilter } from '../../../contract/deal/no-filter';
import { dealFilters } from '../../support/arbitraries/deal-filters';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { decimal } from '../../support/samples/decimal';
import { demoSeed } from '../../../tools/process/seeds';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'demo', content: demoSeed });
});
afterAll(() => gateway.close());

const listed = demoSeed.buys.filter(
  ({ state = 'listed', expiresInDays }) => state === 'listed' && expiresInDays > 0,
);

interface Listed {
  readonly list: readonly Readonly<Record<string, unknown> & { id: string }>[];
  readonly total: number;
  readonly next: string | null;
}

type Rest = Readonly<Record<string, string>>;

const sent = parameters(dealFilterFields);
const ask = (call: 'list' | 'counts', filter: Partial<DealFilter>, rest: Rest = {}) => {
  // An address searches ten times a second.
  gateway.clock.move(100);
  return callGateway(gateway.url, `/webapp/buy!${call}.action`, {
    parameters: { ...sent.encode({ ...noFilter, ...filter }), ...rest },
  });
};
const detail = (id: string, token?: string) =>
  callGateway(gateway.url, '/webapp/buy!detail.action', {
    parameters: { id },
    ...(token === undefined ? {} : { token }),
  });

const cardOf = (id: string) => callGateway(gateway.url, '/webapp/buy!card.action', { parameters: { id } });

/** A whole list, by its cursors. */
const whole = async (filter: Partial<DealFilter>, rest: Rest = {}): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const part = { pageSize: '7', ...rest, ...(cursor === '' ? {} : { cursor }) };
    const { data } = (await ask('list', filter, part)) as { data: Listed };
    ids.push(...data.list.map(({ id }) => id));
    cursor = data.next;
  }
  return ids;
};

type Groups = readonly { readonly id: string; readonly name: string; readonly members: readonly Named[] }[];
interface Named {
  readonly id: string;
  readonly name: string;
}
const industryGroups: Groups = industryTree.map((group) => ({ ...group, members: group.industries }));
const regionGroups: Groups = regionTree.map((group) => ({ ...group, members: group.regions }));
const roundGroups: Groups = rounds.map((round) => ({ ...round, members: [round] }));

/** The second level of what is named by names, or by ids. */
const leaves = (groups: Groups, words: readonly string[]): ReadonlySet<string> =>
  new Set(
    groups.flatMap((group) =>
      words.includes(group.id) || words.includes(group.name)
        ? group.members.map(({ id }) => id)
        : group.members
            .filter(({ id, name }) => words.includes(id) || words.includes(name))
            .map(({ id }) => id),
    ),
  );

const overlap = (groups: Groups, asked: readonly string[], own: readonly string[]): boolean =>
  asked.length === 0 ||
  own.includes('不限') ||
  [...leaves(groups, asked)].some((id) => leaves(groups, own).has(id));

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
const runs = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
const says = (buy: SeedBuy, word: string): boolean => {
  const type = buyerTypes.find(({ id }) => id === buy.buyerType)?.name ?? '';
  const texts = [
    ...[buy.title, buy.code, type, buy.stake, buy.requirements, buy.profile],
    ...[...buy.industries, ...buy.regions].filter((name) => name !== '不限'),
    ...(buy.hidden.includes('companyName') ? [] : [buy.companyName]),
    ...(buy.hidden.includes('funding') ? [] : [buy.funding]),
  ].flatMap(runs);
  return runs(word).length > 0 && runs(word).every((run) => texts.some((text) => text.includes(run)));
};

/** Whether a word names an industry that a demand names, or a group that they have in common. */
const isOf = (buy: SeedBuy, word: string): boolean =>
  [...leaves(industryGroups, [word])].some((id) => leaves(industryGroups, buy.industries).has(id));

/** Whether a filter takes a demand, as its sentences say it; by public values alone. */
const takes = (filter: DealFilter, buy: SeedBuy): boolean => {
  const isKnown = !buy.hidden.includes('amount') && (buy.minAmount !== null || buy.maxAmount !== null);
  const keyword = keywordWords(filter.keyword ?? '');
  const matches = (word: string): boolean => says(buy, word) || isOf(buy, word);
  return (
    overlap(industryGroups, filter.industry, buy.industries) &&
    overlap(regionGroups, filter.region, buy.regions) &&
    overlap(roundGroups, filter.round, buy.rounds) &&
    (filter.min === null || (isKnown && Number(buy.maxAmount ?? Infinity) >= Number(filter.min))) &&
    (filter.max === null || (isKnown && Number(buy.minAmount ?? 0) <= Number(filter.max))) &&
    keyword.include.every(matches) &&
    !keyword.exclude.some(matches) &&
    filter.include.every((word) => says(buy, word)) &&
    !filter.exclude.some((word) => says(buy, word))
  );
};

test('[SCR-02] every filter takes exactly the demands that have something in common with it, and counts them', async () => {
  await fc.assert(
    fc.asyncProperty(
      dealFilters.filter(
        ({ within, sort }) => within === null && kinds.buy.sorts.some((known) => known === sort),
      ),
      async (filter) => {
        const wanted = listed.filter((buy) => takes(filter, buy)).map(({ id }) => id);
        expect([...(await whole(filter))].sort()).toEqual([...wanted].sort());
        const { data } = (await ask('counts', filter)) as { data: { total: number } };
        expect(data.total).toBe(wanted.length);
      },
    ),
    { numRuns: 50 },
  );
});

test.each([
  { of: 'an industry that demands name', filter: { industry: ['0102'] } },
  { of: 'an industry that they name by its group', filter: { industry: ['0703'] } },
  { of: 'a region, with those to whom all are the same', filter: { region: ['cn-44'] } },
  { of: 'a round', filter: { round: ['2_0'] } },
  { of: 'a range that begins inside that of some', filter: { min: decimal('50000') } },
  { of: 'a range that ends inside that of some', filter: { max: decimal('1000') } },
  { of: 'a keyword', filter: { keyword: '减速器' } },
  { of: 'a keyword that names an industry', filter: { keyword: '半导体' } },
  { of: 'a keyword that leaves a word out', filter: { keyword: '-控股权' } },
  { of: 'words to exclude', filter: { exclude: ['控股权'] } },
] satisfies readonly { of: string; filter: Partial<DealFilter> }[])(
  '[SCR-02] a filter by $of takes some of the demands and leaves out others',
  async ({ filter }) => {
    const wanted = listed.filter((buy) => takes({ ...noFilter, ...filter }, buy));
    expect(await whole(filter)).toHaveLength(wanted.length);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(listed.length);
  },
);

test('[SCR-02] what a choice would find is counted beside the others, with those to whom all are the same', async () => {
  const { data } = (await ask('counts', { region: ['cn-44'] })) as {
    data: { total: number; regions: readonly { id: string; count: number }[] };
  };
  expect(data.regions.find(({ id }) => id === 'cn-44')?.count).toBe(data.total);
  expect(data.regions.find(({ id }) => id === 'cn-65')?.count).toBe(
    listed.filter((buy) => overlap(regionGroups, ['cn-65'], buy.regions)).length,
  );
});

test.each(['confirmed', 'amountDown', 'amountUp'] as const)(
  '[LAY-16] read part by part, the demands by %s are each there once and in order',
  async (sort) => {
    const ids = await whole({ sort });
    expect([...ids].sort()).toEqual(listed.map(({ id }) => id).sort());
    const values = ids.map((id) => {
      const buy = listed.find((each) => each.id === id) ?? listed[0];
      if (buy === undefined) throw new Error('The seed has no demands.');
      const isKnown = !buy.hidden.includes('amount');
      if (sort === 'confirmed') return buy.confirmedDaysAgo;
      if (!isKnown) return Number.POSITIVE_INFINITY;
      return sort === 'amountDown' ? -Number(buy.maxAmount ?? buy.minAmount) : Number(buy.minAmount ?? 0);
    });
    expect(values).toEqual([...values].sort((one, other) => one - other));
  },
);

test.each([
  { of: 'one type of buyer', rest: { buyerType: 'fund' }, takes: (buy: SeedBuy) => buy.buyerType === 'fund' },
  { of: 'the hundred', rest: { hundred: '1' }, takes: (buy: SeedBuy) => buy.hundred },
  {
    of: 'a group of state-owned buyers',
    rest: { hundred: '1', buyerType: 'soe', group: '3' },
    takes: (buy: SeedBuy) =>
      buy.hundred &&
      buy.buyerType === 'soe' &&
      overlap(industryGroups, soeGroups.find(({ id }) => id === '3')?.industries ?? [], buy.industries),
  },
])('[ENT-06] the list of $of has its demands and no others', async ({ rest, takes: wanted }) => {
  const ids = listed.filter(wanted).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect([...(await whole({}, rest))].sort()).toEqual(ids.sort());
});

test('[ENT-08] nobody but its owner reads what a buyer hides, neither in lists nor on the page nor by searching', async () => {
  const hiddenOf = (buy: SeedBuy): readonly string[] =>
    buy.hidden.flatMap((name) => {
      if (name === 'amount') return [`"${buy.minAmount}"`, `"${buy.maxAmount}"`];
      return [buy[name]];
    });
  const other = await tokenOf(gateway, 'u-he');
  for (const token of [undefined, other])
    for (const buy of listed) {
      const answers = JSON.stringify([await ask('list', { keyword: buy.code }), await detail(buy.id, token)]);
      for (const value of hiddenOf(buy)) expect(answers, buy.code).not.toContain(value);
    }
  const own = listed.find(({ ownerId }) => ownerId === 'u-shen');
  expect(own?.hidden).toContain('contact');
  const token = await tokenOf(gateway, 'u-shen');
  expect(await detail(own?.id ?? '', token)).toMatchObject({
    code: 200,
    data: { own: '1', contact: own?.contact },
  });
  expect(await whole({ keyword: '晶砺' })).toEqual([]);
});

test('[SCR-02] a demand that is gone says why to everybody but its owner, and an unknown one that it is none', async () => {
  expect(await detail('20260090')).toMatchObject({ code: 404, text: refusals.buyWithdrawn.text });
  expect(await detail('20260088')).toMatchObject({ code: 404, text: refusals.buyExpired.text });
  expect(await detail('20260085')).toMatchObject({ code: 404, text: refusals.buyClosed.text });
  expect(await detail('nobody')).toMatchObject({ code: 404, text: refusals.buyUnknown.text });
  expect(await detail('a b')).toMatchObject({ code: 400 });
  const token = await tokenOf(gateway, 'u-shen');
  expect(await detail('20260088', token)).toMatchObject({ code: 200, data: { state: 'expired' } });
});

test('[GAT-09] a cursor of another filter, another order or the other side is refused', async () => {
  const { data } = (await ask('list', {}, { pageSize: '2' })) as { data: Listed };
  const cursor = data.next ?? '';
  for (const [filter, rest] of [
    [{ sort: 'amountDown' }, {}],
    [{ industry: ['01'] }, {}],
    [{}, { hundred: '1' }],
    [{}, { buyerType: 'fund' }],
  ] as const)
    expect(await ask('list', filter, { cursor, ...rest })).toMatchObject({ code: 400 });
  const sales = await callGateway(gateway.url, '/webapp/sale!list.action', { parameters: { cursor } });
  expect(sales).toMatchObject({ code: 400 });
  expect(await ask('list', {}, { cursor })).toMatchObject({ code: 200 });
});

test('[SCR-02] a filter of demands that nobody knows or that contradicts itself is refused', async () => {
  for (const rest of [
    { buyerType: 'nobody' },
    { group: '10' },
    { industry: '9999' },
    { min: '5', max: '1' },
    { sort: 'revenueDown' },
    { hundred: 'perhaps' },
  ])
    expect(await ask('list', {}, rest), JSON.stringify(rest)).toMatchObject({ code: 400 });
});

test('[ACC-06] a visitor reads of one demand what its card in the list shows, and nothing more', async () => {
  const { data } = (await ask('list', {})) as { data: { list: readonly { id: string }[] } };
  expect(data.list.length).toBeGreaterThan(2);
  for (const card of data.list) expect((await cardOf(card.id)).data).toEqual(card);
  expect(await cardOf('none')).toMatchObject({ code: 404 });
});

test('[SCR-02] the overview counts what lists hold, and a public budget alone', async () => {
  for (const [rest, of] of [
    [{}, listed],
    [{ hundred: '1' }, listed.filter(({ hundred }) => hundred)],
  ] as const) {
    const { data } = (await callGateway(gateway.url, '/webapp/buy!overview.action', {
      parameters: rest,
    })) as {
      data: { total: number; budget: string; buyerTypes: { count: number }[]; samples: unknown[] };
    };
    expect(data.total).toBe(of.length);
    expect(data.buyerTypes.reduce((sum, { count }) => sum + count, 0)).toBe(of.length);
    const budget = of
      .filter(({ hidden }) => !hidden.includes('amount'))
      .reduce((sum, { maxAmount }) => sum + Number(maxAmount ?? 0), 0);
    expect(Number(data.budget)).toBe(budget);
    expect(data.samples).toHaveLength(6);
  }
});
