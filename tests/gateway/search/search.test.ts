import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Found, FoundKind, Hit, Suggestions } from '../../../contract/search/found';
import { demoSeed } from '../../../tools/process/seeds';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { movedClock } from '../../support/gateway/moved-clock';
import { sampleContent } from '../../support/gateway/sample-content';
import { seededAt } from '../../support/gateway/template';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

const { sales, buys, transfers, funds, news } = demoSeed;
const accounts = [...sampleContent.accounts, ...demoSeed.accounts];

let gateway: TestGateway;
let token: string;
const clock = movedClock(seededAt);
beforeAll(async () => {
  const content = { ...sampleContent, accounts, sales, buys, transfers, funds, news, ndas: [] };
  gateway = await startTestGateway({ clock }, { name: 'search', content });
  token = await tokenOf(gateway, 'u1');
});
afterAll(() => gateway.close());

const call = async (
  name: 'query' | 'suggest' | 'hotWords',
  parameters: Readonly<Record<string, string>>,
  who: string | null = token,
) =>
  callGateway(gateway.url, `/webapp/search!${name}.action`, {
    parameters,
    ...(who === null ? {} : { token: who }),
  });
const query = async (
  text: string,
  more: Readonly<Record<string, string>> = {},
  who: string | null = token,
): Promise<Found> => (await call('query', { text, ...more }, who)).data as Found;
const countOf = ({ counts }: Found, kind: FoundKind): number =>
  counts.find((each) => each.kind === kind)?.count ?? 0;
const totalOf = ({ counts }: Found): number => counts.reduce((sum, { count }) => sum + count, 0);
const marked = ({ title }: Pick<Hit, 'title'>): readonly string[] =>
  title.marks.map(({ from, to }) => title.text.slice(from, to));

const listedSales = sales.filter(({ state = 'listed' }) => state === 'listed');
const publicText = (sale: (typeof sales)[number]): string =>
  [sale.title, sale.code, sale.industry, sale.region, sale.stage, sale.teaser, ...sale.highlights].join('\n');

describe('the search over all kinds', () => {
  test('[SCR-06] counts every kind, shows at most three of each, and marks the hits', async () => {
    const found = await query('转让', { exact: '1' });
    const wanted = listedSales.filter((sale) => publicText(sale).includes('转让')).length;
    expect(wanted).toBeGreaterThan(3);
    expect(countOf(found, 'sale')).toBe(wanted);
    expect(found.counts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['sale', 'buy', 'transfer', 'fund', 'news']),
    );
    for (const { kind, count } of found.counts)
      expect(found.hits.filter((hit) => hit.kind === kind)).toHaveLength(Math.min(3, count));
    for (const { title, excerpt } of found.hits) {
      expect(title.marks.length > 0 && excerpt !== null).toBe(false);
      const marks = [title, ...(excerpt === null ? [] : [excerpt])].flatMap((text) =>
        marked({ title: text }),
      );
      expect(marks.every((mark) => mark === '转让')).toBe(true);
    }
    expect(marked(found.hits[0] ?? { title: { text: '', marks: [] } })).toEqual(['转让']);
  });

  test('[SCR-06] reads one kind page by page, each thing once', async () => {
    const all: Hit[] = [];
    for (let page: number | null = 1; page !== null;) {
      const found: Found = await query('基金', { kind: 'fund', page: String(page), exact: '1' });
      expect(found.hits.every(({ kind }) => kind === 'fund')).toBe(true);
      all.push(...found.hits);
      page = found.next;
      if (page === null) expect(all).toHaveLength(countOf(found, 'fund'));
    }
    expect(all.length).toBeGreaterThan(40);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('[SCR-06] shows what has the word in its title first, and of others the place that has it', async () => {
    const { hits } = await query('机器人', { kind: 'sale', exact: '1' });
    const ofTitle = hits.map(({ title }) => title.text.includes('机器人'));
    expect([...ofTitle].sort((one, other) => Number(other) - Number(one))).toEqual(ofTitle);
    expect(new Set(ofTitle).size).toBe(2);
    const { hits: others } = await query('设备', { kind: 'sale', exact: '1' });
    const excerpts = others.map(({ excerpt }) => excerpt).filter((excerpt) => excerpt !== null);
    expect(excerpts.length).toBeGreaterThan(0);
    for (const excerpt of excerpts) expect(new Set(marked({ title: excerpt }))).toEqual(new Set(['设备']));
  });

  test('[SCR-06] finds a code in any spelling, as the first hit', async () => {
    const [sale] = listedSales;
    const code = sale?.code ?? '';
    const digits = code.slice(2);
    const spellings = [
      code,
      code.toLowerCase(),
      `${code.slice(0, 6)}-${code.slice(6)}`,
      `xm ${digits}`,
      digits,
      'ＸＭ' + digits,
    ];
    for (const text of spellings) expect([text, (await query(text)).hits[0]?.code]).toEqual([text, code]);
  });

  test('[SCR-06] finds names by pinyin and by first letters, and marks what sounds so', async () => {
    for (const text of ['chuneng', 'chunen', 'cn']) {
      const { hits } = await query(text, { kind: 'sale' });
      const hit = hits.find(({ title }) => title.text.includes('储能'));
      expect([text, hit && marked(hit)]).toEqual([text, ['储能']]);
    }
    expect(totalOf(await query('qqqqzz'))).toBe(0);
  });

  test('[SCR-06] finds simplified texts by traditional characters, and full-width ones', async () => {
    const wanted = await query('储能', { exact: '1' });
    expect((await query('儲能', { exact: '1' })).counts).toEqual(wanted.counts);
    expect((await query('ｐｒｅ－ｉｐｏ')).counts).toEqual((await query('Pre-IPO')).counts);
  });

  test('[SCR-06] adds synonyms at a lower weight, says so, and leaves them out on demand', async () => {
    const exact = await query('芯片', { exact: '1' });
    const more = await query('芯片');
    expect(exact.added).toEqual([]);
    expect(more.added).toEqual([
      { word: '半导体', of: '芯片' },
      { word: '集成电路', of: '芯片' },
    ]);
    expect(totalOf(more)).toBeGreaterThan(totalOf(exact));
    const { hits } = await query('芯片', { kind: 'sale' });
    const literal = hits.map(({ title, excerpt }) =>
      [title, ...(excerpt === null ? [] : [excerpt])].some((text) =>
        marked({ title: text }).includes('芯片'),
      ),
    );
    expect(literal[0]).toBe(true);
  });

  test('[SCR-06] every word of a text is to match; a single sign is found in titles alone', async () => {
    const both = await query('储能 江苏', { exact: '1' });
    const wanted = listedSales.filter(
      (sale) => publicText(sale).includes('储能') && publicText(sale).includes('江苏'),
    );
    expect(countOf(both, 'sale')).toBe(wanted.length);
    const single = await query('储');
    expect(countOf(single, 'sale')).toBe(listedSales.filter(({ title }) => title.includes('储')).length);
  });

  test('[SCR-06] where nothing is found, offers texts that find something', async () => {
    const { looser, hits } = await query('储能 火星基地');
    expect(hits).toEqual([]);
    expect(looser.map(({ text }) => text)).toEqual(['储能']);
    for (const { text, count } of looser) expect(totalOf(await query(text, { exact: '1' }))).toBe(count);
    expect((await query('储能火星')).looser.map(({ text }) => text)).toContain('储能');
  });

  test('[SCR-06] answers any text, and refuses one of more than 500 characters', async () => {
    const odd = [
      '',
      '   ',
      '-',
      '😀',
      '储😀能',
      '\uD83D',
      "'; drop table sale; --",
      "' or 1=1",
      '%_%',
      '(.*)+$',
      '\\',
      '<->',
      '& | !',
      ':*',
      '储能\u200b',
      '储'.repeat(500),
      '储 '.repeat(250),
      'a1'.repeat(250),
      '１２３４５６７８９',
    ];
    for (const text of odd)
      for (const name of ['query', 'suggest'] as const)
        expect([text, (await call(name, { text })).code]).toEqual([text, 200]);
    expect((await call('query', { text: '储'.repeat(501) })).code).toBe(400);
    expect(totalOf(await query('储能\u200b'))).toBe(totalOf(await query('储能')));
    for (const page of ['0', '26', '9999999'])
      expect((await query('企业', { kind: 'sale', page })).hits).toEqual([]);
    expect((await call('query', { text: '企业', page: 'x' })).code).toBe(400);
    expect((await call('query', { text: '企业', kind: 'moon' })).code).toBe(400);
  });
});

describe('what an asker may not see', () => {
  test('[ENT-08] is neither found nor shown: names of companies, hidden amounts, withdrawn things', async () => {
    const hiding = listedSales.filter(({ hidden }) => hidden.includes('companyName'));
    expect(hiding.length).toBeGreaterThan(0);
    for (const { id, companyName } of hiding.slice(0, 5)) {
      const found = await query(companyName, { exact: '1', kind: 'sale' });
      expect(found.hits.map((hit) => hit.id)).not.toContain(id);
    }
    const priced = listedSales.find(({ hidden, amount }) => hidden.includes('amount') && amount !== null);
    if (priced !== undefined)
      expect((await query(priced.code)).hits[0]).toMatchObject({ id: priced.id, least: null, most: null });
    const gone = sales.find(({ state }) => state === 'withdrawn');
    if (gone !== undefined) expect((await query(gone.code)).hits.map(({ id }) => id)).not.toContain(gone.id);
  });

  test('[MKT-19] funds are found by verified members alone', async () => {
    const half = await tokenOf(gateway, 'u3');
    expect(countOf(await query('基金'), 'fund')).toBeGreaterThan(0);
    for (const who of [null, half]) {
      const found = await query('基金', {}, who);
      expect(found.counts.map(({ kind }) => kind)).not.toContain('fund');
      expect((await query('基金', { kind: 'fund' }, who)).hits).toEqual([]);
      const { data } = await call('suggest', { text: '基金' }, who);
      expect((data as Suggestions).things.map(({ kind }) => kind)).not.toContain('fund');
    }
    const [{ materials } = { materials: { terms: [] } }] = funds;
    for (const { text } of materials.terms) expect(countOf(await query(text.slice(0, 30)), 'fund')).toBe(0);
  });
});

describe('suggestions and hot words', () => {
  test('[SCR-06] suggest words that find something, and things by their titles', async () => {
    const { words, things } = (await call('suggest', { text: '机器' })).data as Suggestions;
    expect(words.length).toBeGreaterThan(0);
    for (const { word, count } of words) {
      expect(word.text).toContain('机器');
      expect(totalOf(await query(word.text, { exact: '1' }))).toBe(count);
    }
    expect(things.length).toBeGreaterThan(0);
    expect(things.length).toBeLessThanOrEqual(6);
    const ofKind = (await call('suggest', { text: '软件', kind: 'buy' })).data as Suggestions;
    expect(new Set(ofKind.things.map(({ kind }) => kind))).toEqual(new Set(['buy']));
  });

  test('[SCR-06] every hot word finds something for a visitor', async () => {
    const { data } = await call('hotWords', {}, null);
    const words = (data as { list: readonly { word: string }[] }).list.map(({ word }) => word);
    expect(words.length).toBeGreaterThanOrEqual(6);
    for (const word of words) expect([word, totalOf(await query(word, {}, null)) > 0]).toEqual([word, true]);
  });
});
