import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterLimits, type DealFilter } from '../../../contract/deal/deal-filter';
import { kinds } from '../../../contract/kind/kinds';
import type { SourceKind } from '../../../contract/assistant/assistant-source';
import { readQuestion } from '../../../gateway/src/domain/assistant/question';
import { filterFromAll, sentenceOf } from '../../support/arbitraries/deal-sentences';
import { propertyRuns } from '../../support/property';

const read = readQuestion;
const wordsOf = (question: string) => read(question).filter.include;
const isSort = (kind: SourceKind, sort: DealFilter['sort']): boolean =>
  kinds[kind].sorts.some((known) => known === sort);

describe('a question', () => {
  test('[SCR-12] a sentence made of a filter is read as that filter, of that kind', () => {
    fc.assert(
      fc.property(filterFromAll, fc.constantFrom('sale', 'buy', 'transfer'), (filter, kind) => {
        fc.pre(isSort(kind, filter.sort));
        expect(read(sentenceOf(kind, filter))).toEqual({ kind, filter, dropped: [] });
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[SCR-12] an order that the list does not have is dropped, and said', () => {
    expect(read('营收最高的股份转让')).toMatchObject({
      kind: 'transfer',
      filter: { sort: 'confirmed' },
      dropped: ['营收最高'],
    });
  });

  test.each([
    ['华东有哪些项目？请全部列出', 'sale', { region: ['cn-east'], include: [] }],
    ['华东有哪些减速器项目？4 亿以内', 'sale', { region: ['cn-east'], max: '40000', include: ['减速器'] }],
    ['哪些买方在找机器人？1–5 亿元', 'buy', { industry: ['0102'], min: '10000', max: '50000', include: [] }],
    ['净利润最高的机器人项目', 'sale', { industry: ['0102'], sort: 'profitDown', include: [] }],
    ['营收增长最快的软件公司', 'sale', { include: ['软件'], sort: 'growthDown' }],
    ['营业收入最多的是哪家公司', 'sale', { include: [], sort: 'revenueDown' }],
    ['预算最高的买方', 'buy', { include: [], sort: 'amountDown' }],
    ['转让价最低的老股', 'transfer', { include: [], sort: 'amountUp' }],
    ['最便宜的减速器项目', 'sale', { include: ['减速器'], sort: 'amountUp' }],
    ['有没有融资轮次是B轮的减速器公司', 'sale', { round: ['2_0'], include: ['减速器'] }],
    ['Ａ 轮或 B 轮的标的', 'sale', { round: ['1_0', '2_0'], include: [] }],
    ['Pre-IPO 轮融资的减速器公司', 'sale', { round: ['6_2'], include: ['减速器'] }],
    ['华东的上海', 'sale', { region: ['cn-31'] }],
    ['不要房地产的项目', 'sale', { exclude: ['房地产'], include: [] }],
    ['近 30 天确认的“A股”项目，不含“商誉”', 'sale', { within: '30', include: ['A股'], exclude: ['商誉'] }],
    ['股权不低于 51 % 的项目', 'sale', { stake: '51', include: [] }],
    ['谁要买减速器', 'buy', { include: ['减速器'] }],
    ['股份转让有哪些', 'transfer', { include: [] }],
    ['谢谢', 'sale', { include: [] }],
    ['', 'sale', { include: [] }],
  ] as const)('[SCR-12] %s: the %s list with %j', (question, kind, filter) => {
    expect(read(question)).toMatchObject({ kind, filter });
  });

  test.each([
    ['冷链物流园区的营收和估值', ['冷链物流园区']],
    ['谐波减速器的公司名称', ['谐波减速器']],
    ['做信息安全的公司', ['信息安全']],
    ['想买减速器企业控股权', ['减速器', '控股权']],
    ['减速器项目有哪些？谢谢', ['减速器']],
    ['火星上的企业', ['火星']],
    ['TMT 公司 pipeline 检测', ['pipeline', '检测']],
  ])('[SCR-12] %s: its words are %j', (question, words) => {
    expect(wordsOf(question)).toEqual(words);
  });

  test.each(['XM20260418', 'xm20260418的净利润', '华东ＸＭ２０２６０４１８ 4 亿以内'])(
    '[SCR-12] %s: a code means that deal alone',
    (question) => {
      const { kind, filter } = read(question);
      expect({ kind, ...filter }).toMatchObject({ kind: 'sale', region: [], max: null });
      expect(filter.include.map((word) => word.toUpperCase())).toEqual(['XM20260418']);
    },
  );

  test('[SCR-12] a code of another kind means that kind', () => {
    expect(read('XQ20260117 怎么样').kind).toBe('buy');
  });

  test.each([
    ['不低于3000万的项目', '3000', null],
    ['三百万以上', '300', null],
    ['金额十亿以上的项目', '100000', null],
    ['两亿以内的项目', null, '20000'],
    ['一亿五千万以内', null, '15000'],
    ['两到五亿', '20000', '50000'],
    ['五千万到一点五亿元之间', '5000', '15000'],
    ['在 2 亿和 5 亿之间', '20000', '50000'],
    ['介于 2 亿与 5 亿元之间', '20000', '50000'],
    ['300万以上', '300', null],
    ['1亿左右', '8000', '12000'],
    ['5 亿到 1 亿', '10000', '50000'],
    ['5000万-1亿', '5000', '10000'],
    ['2.5千万', null, '2500'],
    ['５亿以内', null, '50000'],
    ['减速器，5个亿以内', null, '50000'],
    ['预算 5 个亿以内', null, '50000'],
    ['三个亿', null, '30000'],
    ['5 个多亿', null, '50000'],
    ['三十多亿以内', null, '300000'],
    ['2 个亿到 5 个亿', '20000', '50000'],
    ['两到五个亿', '20000', '50000'],
    ['三五个亿', '30000', '50000'],
    ['一个亿五千万以内', null, '15000'],
    ['半个亿以内', null, '5000'],
    ['预算半亿', null, '5000'],
  ])('[SCR-12] %s is an amount from %s to %s 万元', (question, min, max) => {
    expect(read(question).filter).toMatchObject({ min, max });
  });

  test.each(['2 亿到 5 亿之间的高端装备', '二亿至五亿之间的高端装备', '2-5亿以内的高端装备'])(
    '[SCR-12] %s: nothing of its range is a word',
    (question) => {
      expect(read(question).filter).toMatchObject({ min: '20000', max: '50000', include: [] });
    },
  );

  test.each(['年产 5 万吨的工厂', '年产五万吨的工厂', '3个项目', '4个', '三个万达广场'])(
    '[SCR-12] %s names no amount of money',
    (question) => {
      expect(read(question).filter).toMatchObject({ min: null, max: null });
    },
  );

  test.each([
    ['净利润 5000 万以上、4 亿以内的项目', ['净利润 5000 万以上'], { min: null, max: '40000' }],
    ['不低于 5 亿且不超过 1 亿的项目', ['不低于 5 亿', '不超过 1 亿'], { min: null, max: null }],
  ])('[SCR-12] %s: what bounds nothing is said', (question, dropped, filter) => {
    const known = read(question);
    expect(known.dropped.map((words) => words.trim())).toEqual(dropped);
    expect(known.filter).toMatchObject(filter);
  });

  test.each([
    ['持股比例不超过30%的项目', null, ['持股比例不超过30%']],
    ['出让不超过 20%的项目', null, ['出让不超过 20%']],
    ['不超过30%的股权', null, ['不超过30%的股权']],
    ['毛利率超过30%', null, ['毛利率超过30%']],
    ['资产负债率低于60%的项目', null, ['资产负债率低于60%']],
    ['负债比例超过50%', null, ['负债比例超过50%']],
    ['增长超过20%的项目', null, ['增长超过20%']],
    ['增长超过百分之二十的项目', null, ['增长超过20%']],
    ['净利润增长 1000% 以上', null, ['净利润增长 1000% 以上']],
    ['股权超过150%', null, ['股权超过150%']],
    ['出让比例百分之三十以上', '30', []],
    ['出让股份至少30%', '30', []],
    ['持股10%以上', '10', []],
    ['51%以上的股权', '51', []],
    ['比例不低于 33.34 %', '33.34', []],
    ['股份转让比例超过30%', '30', []],
    ['出让20%到30%的股权', '20', ['不超过 30%']],
    ['股权不低于30%且不超过50%', '30', ['不超过50%']],
  ])(
    '[SCR-12] %s: the least share is %s, %j is dropped and nothing is a word',
    (question, stake, dropped) => {
      expect(read(question)).toMatchObject({ filter: { stake, include: [] }, dropped });
    },
  );

  test.each([
    ['净利润最低的项目', 'sale', ['净利润最低']],
    ['营收增长最慢', 'sale', ['营收增长最慢']],
    ['收入从低到高', 'sale', ['收入从低到高']],
    ['估值最高的项目', 'sale', ['估值最高']],
    ['股份转让 市盈率最低', 'transfer', ['市盈率最低']],
    ['股份转让的市盈率', 'transfer', []],
  ])('[SCR-12] %s: an order that no list has is dropped and no word', (question, kind, dropped) => {
    expect(read(question)).toMatchObject({ kind, filter: { sort: 'confirmed', include: [] }, dropped });
  });

  test.each([
    ['净利润最高的五家', []],
    ['净利润最高的 5 家', []],
    ['增长最快的前十项', []],
    ['三个、两只、四条', []],
    ['前十的公司', []],
    ['几家', []],
    ['两家减速器公司', ['减速器']],
    ['三家家具公司', ['家具']],
    ['三只松鼠', ['三只松鼠']],
    ['百家云', ['百家云']],
    ['三一重工', ['三一重工']],
  ])('[SCR-12] %s: how many are asked for is no word; its words are %j', (question, words) => {
    expect(wordsOf(question)).toEqual(words);
  });

  test.each([
    ['非上海的项目', ['非上海'], [], []],
    ['上海以外的项目', ['上海以外'], [], []],
    ['除上海外', ['除上海外'], [], []],
    ['除了上海以外的项目', ['除了上海以外'], [], []],
    ['除北京和上海之外的项目', ['除北京和上海之外'], [], []],
    ['不在上海的项目', ['不在上海'], [], []],
    ['江苏省外的项目', ['江苏省外的'], [], []],
    ['华东的项目，非上海', ['非上海'], ['cn-east'], []],
    ['上海外贸公司', [], ['cn-31'], []],
    ['南非的项目', [], ['za'], []],
    ['非机器人的项目', [], [], ['机器人']],
    ['除机器人外的上海项目', [], ['cn-31'], ['机器人']],
  ])(
    '[SCR-12] %s: %j is dropped, the regions are %j, %j is left out',
    (question, dropped, region, exclude) => {
      expect(read(question)).toMatchObject({ filter: { region, industry: [], exclude }, dropped });
    },
  );

  test('[SCR-12] whatever is asked, what is read of it fits a list', () => {
    const signs = fc.constantFrom(
      ...Array.from('减速器的净利润最高XM2026和上海机器人 4亿以内，？不含“”某%一千万'),
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: signs, maxLength: 80 }), fc.string({ unit: 'grapheme' })),
        (question) => {
          const { kind, filter } = read(question);
          expect(isSort(kind, filter.sort)).toBe(true);
          for (const words of [filter.include, filter.exclude]) {
            expect(words.length).toBeLessThanOrEqual(filterLimits.words);
            expect(words.every((word) => Array.from(word).length <= filterLimits.wordLength)).toBe(true);
          }
        },
      ),
      { numRuns: propertyRuns },
    );
  });

  test.each([
    '减速器。',
    '一',
    '1',
    '不含',
    '亿',
    '净利润',
    '近',
    '“',
    '股权不低于',
    '好的',
    'A',
    '负债率',
    '上海和',
    '非上海、',
    '超过1%',
    '1%-',
    '前一',
    '百分之',
  ])('[SCR-12][REL-01] 2,000 characters of %s are read in time that grows with them', (part) => {
    const timeOf = (length: number): number => {
      const from = performance.now();
      read(part.repeat(length).slice(0, length));
      return performance.now() - from;
    };
    timeOf(2_000);
    expect(timeOf(2_000)).toBeLessThan(500);
  });
});
