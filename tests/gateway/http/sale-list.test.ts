import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealFilterFields, type DealFilter, type Loosening } from '../../../contract/deal/deal-filter';
import { kinds } from '../../../contract/kind/kinds';
import { parameters } from '../../../contract/call/parameters';
import { industryTree } from '../../../contract/reference/industries';
import { keywordWords } from '../../../contract/rules/keyword-words';
import { regionTree } from '../../../contract/reference/regions';
import type { SeedSale } from '../../../gateway/src/seed/records/sale';
import { conditionsOf } from '../../../src/domain/deal-filter/conditions';
import { noFilter } from '../../../contract/deal/no-filter';
import { withoutLoosening } from '../../../src/domain/deal-filter/loosening';
import { dealFilters } from '../../support/arbitraries/deal-filters';
import { callGateway } from '../../support/gateway/call';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { decimal } from '../../support/samples/decimal';
import { demoSeed } from '../../../tools/process/seeds';

/** One deal more than the demo has, whose amount is behind the NDA. */
const [pattern] = demoSeed.sales;
if (pattern === undefined) throw new Error('The seed has no deals.');
const sealed: SeedSale = {
  ...pattern,
  id: 'sealed',
  code: 'XM1',
  title: '金额封存的项目',
  hidden: ['amount'],
};
const sales: readonly SeedSale[] = [...demoSeed.sales, sealed];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'listed', content: { ...demoSeed, sales } });
});
afterAll(() => gateway.close());

interface Listed {
  readonly list: readonly { readonly id: string; readonly amount?: string }[];
  readonly total: number;
  readonly next: string | null;
}

const sent = parameters(dealFilterFields);
const ask = (
  call: 'list' | 'counts',
  filter: Partial<DealFilter>,
  rest: Readonly<Record<string, string>> = {},
) => {
  // An address searches ten times a second.
  gateway.clock.move(100);
  return callGateway(gateway.url, `/webapp/sale!${call}.action`, {
    parameters: { ...sent.encode({ ...noFilter, ...filter }), ...rest },
  });
};

/** A whole list, by its cursors. */
const whole = async (filter: Partial<DealFilter>, pageSize = '100'): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const rest: Record<string, string> = cursor === '' ? { pageSize } : { pageSize, cursor };
    const { data } = (await ask('list', filter, rest)) as { data: Listed };
    ids.push(...data.list.map(({ id }) => id));
    cursor = data.next;
  }
  return ids;
};

const industryOf = new Map(
  industryTree.flatMap(({ id, industries }) => industries.map((each) => [each.name, [id, each.id]] as const)),
);
const regionOf = new Map(
  regionTree.flatMap(({ id, regions }) => regions.map((each) => [each.name, [id, each.id]] as const)),
);
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
const runs = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
const publicText = (deal: SeedSale): readonly string[] =>
  [deal.title, deal.code, deal.industry, deal.region, deal.stage, deal.teaser, ...deal.highlights].flatMap(
    runs,
  );
const says = (deal: SeedSale, word: string): boolean =>
  runs(word).length > 0 && runs(word).every((run) => publicText(deal).some((text) => text.includes(run)));

/** Whether a word names the industry of a deal, or the group of that. */
const isOf = (deal: SeedSale, word: string): boolean =>
  industryTree.some(({ name, industries }) =>
    industries.some(
      (each) => each.name === deal.industry && [name, each.name].map(plain).includes(plain(word)),
    ),
  );

/** Whether a filter takes a deal, as its sentences say it; by public values alone. */
const takes = (filter: DealFilter, deal: SeedSale): boolean => {
  const amount = deal.hidden.includes('amount') || deal.amount === null ? null : Number(deal.amount);
  const among = (chosen: readonly string[], own: readonly string[]): boolean =>
    chosen.length === 0 || own.some((id) => chosen.includes(id));
  const round = deal.stage.replace(/\s/g, '');
  const rounds = {
    A轮: '1_0',
    B轮: '2_0',
    C轮: '3_0',
    D轮: '4_0',
    PIPE: '5_1',
    'Pre-IPO': '6_2',
    战略投资: '7_3',
  };
  const own = Object.entries(rounds).find(([name]) => round.startsWith(name))?.[1];
  const keyword = keywordWords(filter.keyword ?? '');
  const matches = (word: string): boolean => says(deal, word) || isOf(deal, word);
  return (
    among(filter.industry, industryOf.get(deal.industry) ?? []) &&
    among(filter.region, regionOf.get(deal.region.split(' ')[0] ?? '') ?? []) &&
    among(filter.round, own === undefined ? [] : [own]) &&
    (filter.min === null || (amount !== null && amount >= Number(filter.min))) &&
    (filter.max === null || (amount !== null && amount <= Number(filter.max))) &&
    (filter.within === null || deal.confirmedDaysAgo <= Number(filter.within)) &&
    keyword.include.every(matches) &&
    !keyword.exclude.some(matches) &&
    filter.include.every((word) => says(deal, word)) &&
    !filter.exclude.some((word) => says(deal, word))
  );
};

test.each(demoSeed.hotWords)('[SCR-01] the hot word $word leads to deals', async ({ word }) => {
  const { data } = (await ask('list', { keyword: word })) as { data: Listed };
  expect(data.total).toBeGreaterThan(0);
});

test.each([
  { keyword: 'C轮', stage: 'C 轮' },
  { keyword: 'c轮', stage: 'C 轮' },
  { keyword: 'C 轮', stage: 'C 轮' },
  { keyword: 'PreIPO', stage: 'Pre-IPO' },
  { keyword: 'preipo', stage: 'Pre-IPO' },
  { keyword: 'Pre IPO', stage: 'Pre-IPO' },
])('[SCR-03] $keyword finds all deals that say $stage', async ({ keyword, stage }) => {
  const ids = await whole({ keyword });
  const saying = sales.filter((deal) => `${deal.title} ${deal.stage}`.includes(stage)).map(({ id }) => id);
  expect(saying.length).toBeGreaterThan(0);
  expect(ids).toEqual(expect.arrayContaining(saying));
  expect(ids.length).toBeLessThan(sales.length);
});

test('[SCR-03] every filter takes exactly the deals that its conditions name, and counts them', async () => {
  await fc.assert(
    fc.asyncProperty(
      dealFilters.filter(({ within }) => within === null),
      async (filter) => {
        const ids = await whole(filter);
        const wanted = sales.filter((deal) => takes(filter, deal)).map(({ id }) => id);
        expect([...ids].sort()).toEqual([...wanted].sort());
        const { data } = (await ask('counts', filter)) as { data: { total: number } };
        expect(data.total).toBe(wanted.length);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  { of: 'an industry', filter: { industry: ['0102'] } },
  { of: 'a group of industries', filter: { industry: ['03'] } },
  { of: 'a region', filter: { region: ['cn-44'] } },
  { of: 'a part of China', filter: { region: ['cn-east'] } },
  { of: 'a round', filter: { round: ['6_2'] } },
  { of: 'a range', filter: { min: decimal('10000'), max: decimal('50000') } },
  { of: 'a keyword', filter: { keyword: '减速器' } },
  { of: 'a keyword with a word to leave out', filter: { keyword: '转让 -控股权' } },
  { of: 'a keyword that names a group of industries', filter: { keyword: '大健康' } },
  { of: 'a keyword that leaves out an industry', filter: { keyword: '-医疗器械' } },
  { of: 'one sign', filter: { keyword: '储' } },
  { of: 'a code', filter: { keyword: 'xm20260418' } },
  { of: 'words to include and to exclude', filter: { include: ['转让'], exclude: ['控股权'] } },
] satisfies readonly { of: string; filter: Partial<DealFilter> }[])(
  '[SCR-03] a filter by $of takes some of the deals and leaves out others',
  async ({ filter }) => {
    const ids = await whole(filter);
    const wanted = sales.filter((deal) => takes({ ...noFilter, ...filter }, deal));
    expect(ids).toHaveLength(wanted.length);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(sales.length);
  },
);

test.each(kinds.sale.sorts)(
  '[LAY-16] read part by part, the list by %s holds every deal once and in order',
  async (sort) => {
    const ids = await whole({ sort }, '7');
    expect(new Set(ids).size).toBe(sales.length);
    expect(ids).toHaveLength(sales.length);
    const dealOf = (id: string): SeedSale => sales.find((deal) => deal.id === id) ?? sealed;
    const value = (deal: SeedSale): number => {
      const known = deal.amount !== null && !deal.hidden.includes('amount');
      if (sort === 'confirmed') return deal.confirmedDaysAgo;
      if (sort === 'revenueDown') return -Number(deal.finances[2].revenue);
      if (sort === 'profitDown')
        return deal.hidden.includes('netProfit') ? Number.POSITIVE_INFINITY : -Number(deal.netProfit);
      if (sort === 'growthDown')
        return deal.revenueGrowth === null ? Number.POSITIVE_INFINITY : -Number(deal.revenueGrowth);
      if (!known) return Number.POSITIVE_INFINITY;
      return sort === 'amountDown' ? -Number(deal.amount) : Number(deal.amount);
    };
    const values = ids.map((id) => value(dealOf(id)));
    expect(values).toEqual([...values].sort((one, other) => one - other));
  },
);

test('[ENT-08] a hidden amount is in no answer, in no range, and stands last in either order', async () => {
  const { data } = (await ask('list', { keyword: '金额封存' })) as { data: Listed };
  expect(data.list).toHaveLength(1);
  expect(data.list[0]).not.toHaveProperty('amount');
  expect(await whole({ min: decimal('0') })).not.toContain('sealed');
  expect(await whole({ max: decimal('999999999') })).not.toContain('sealed');
  const unknown = sales.filter(({ amount, hidden }) => amount === null || hidden.includes('amount')).length;
  for (const sort of ['amountDown', 'amountUp'] as const)
    expect((await whole({ sort })).slice(-unknown)).toContain('sealed');
});

test('[GAT-09] a cursor of another filter, another order or another list is refused', async () => {
  const { data } = (await ask('list', {}, { pageSize: '2' })) as { data: Listed };
  const cursor = data.next ?? '';
  for (const [filter, mark] of [
    [{ sort: 'amountDown' }, cursor],
    [{ industry: ['01'] }, cursor],
    [{}, 'n12'],
    [{}, `${cursor}'`],
    [{}, cursor.replace(/~.*/, '')],
  ] as const)
    expect(await ask('list', filter, { cursor: mark })).toMatchObject({ code: 400 });
  expect(await ask('list', {}, { cursor })).toMatchObject({ code: 200 });
});

test('[SCR-03] what nobody knows and what contradicts itself is refused', async () => {
  for (const rest of [
    { industry: '9999' },
    { region: 'atlantis' },
    { round: '9_9' },
    { min: '-1' },
    { min: '5', max: '1' },
    { min: 'many' },
    { sort: 'worst' },
    { within: '8' },
    { keyword: '并'.repeat(41) },
    { include: '长'.repeat(21) },
    { sourceType: 'a b' },
  ])
    expect(await ask('list', {}, rest), JSON.stringify(rest)).toMatchObject({ code: 400 });
});

test('[SCR-03] industries are counted beside each other, whichever of them is chosen', async () => {
  const { data } = (await ask('counts', { industry: ['0102'] })) as {
    data: { total: number; industries: readonly { id: string; count: number }[] };
  };
  const counts = new Map(data.industries.map(({ id, count }) => [id, count]));
  expect(data.total).toBe(counts.get('0102'));
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(sales.length);
});

interface Counted {
  readonly total: number;
  readonly looser: readonly Loosening[];
}
const counted = async (filter: DealFilter): Promise<Counted> =>
  ((await ask('counts', filter)) as { data: Counted }).data;

test('[SCR-03][LAY-16] where nothing fits, each single condition that leaves nothing is named, with how many the list has without it', async () => {
  await fc.assert(
    fc.asyncProperty(dealFilters, async (filter) => {
      const { total, looser } = await counted(filter);
      if (total > 0) {
        expect(looser).toEqual([]);
        return;
      }
      for (const loosening of looser) {
        expect(loosening.count).toBeGreaterThan(0);
        expect((await counted(withoutLoosening(filter, loosening))).total).toBe(loosening.count);
      }
      const tried = conditionsOf(filter).map((each) => ({
        of: each.of,
        place: each.of === 'include' || each.of === 'exclude' ? filter[each.of].indexOf(each.word) : null,
      }));
      // Words come last, and no more than eight conditions are tried.
      for (const each of tried.length > 8 ? [] : tried)
        if (!looser.some(({ of, place }) => of === each.of && place === each.place))
          expect((await counted(withoutLoosening(filter, each))).total).toBe(0);
    }),
    { numRuns: 60 },
  );
});

test('[ENT-08] a deal whose amount is hidden is named by no range that is taken away but where the list has it', async () => {
  const filter = { ...noFilter, keyword: '金额封存', min: decimal('1') };
  const nothing = await counted(filter);
  expect(nothing.total).toBe(0);
  expect(nothing.looser).toContainEqual({ of: 'amount', place: null, count: 1 });
  for (const rest of [{}, { region: ['cn-15'] }, { industry: ['0101'] }]) {
    const under = await counted({ ...filter, ...rest });
    const over = await counted({ ...filter, ...rest, min: null, max: decimal('999999') });
    expect(over.looser.filter(({ of }) => of === 'amount')).toEqual(
      under.looser.filter(({ of }) => of === 'amount'),
    );
  }
});
