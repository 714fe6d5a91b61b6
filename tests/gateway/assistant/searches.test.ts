import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterLimits } from '../../../contract/deal/deal-filter';
import { searchesFor } from '../../../gateway/src/domain/assistant/searches';
import { propertyRuns } from '../../support/property';

const wordsOf = (question: string) => searchesFor(question)[0]?.filter.include;

describe('what a question is looked for by', () => {
  test.each([
    ['冷链物流园区的营收和估值', ['冷链物流园区']],
    ['冷链物流园区 2025 年营收是多少', ['冷链物流园区']],
    ['冷链物流园区的客户、员工和信息怎么样？', ['冷链物流园区']],
    ['谐波减速器的公司名称', ['谐波减速器']],
    ['谐波减速器的公司真实名称和联系人手机号是多少', ['谐波减速器']],
    ['谐波减速器的联系人电话和微信号', ['谐波减速器']],
    ['做信息安全的公司', ['信息安全']],
    ['客户关系软件', ['客户关系软件']],
    ['想买减速器企业控股权', ['减速器', '控股权']],
    ['我们想收购一家减速器公司', ['减速器']],
    ['打算购买几家减速器厂家', ['减速器']],
    ['谁要买减速器', ['减速器']],
    ['有没有公司要卖减速器', ['减速器']],
    ['减速器的卖方', ['减速器']],
    ['我想并购一个做减速器的企业', ['减速器']],
    ['买断制游戏', ['买断制游戏']],
    ['外卖平台运营商', ['外卖', '运营商']],
    ['专卖店', ['专卖店']],
    ['并购基金', ['并购基金']],
    ['新希望集团', ['新希望集团']],
    ['有没有融资轮次是B轮的减速器公司', ['减速器']],
    ['Pre-IPO 轮融资的减速器公司', ['减速器']],
    ['减速器的融资轮次', ['减速器']],
    ['最新的减速器项目', ['减速器']],
    ['减速器项目有哪些？谢谢', ['减速器']],
    ['请帮我列出减速器项目，越详细越好', ['减速器']],
    ['请问减速器项目，分别是什么价格', ['减速器']],
    ['有哪些减速器项目？请详细说明', ['减速器']],
    ['减速器项目的平均估值是多少', ['减速器']],
    ['新增产能的减速器公司', ['新增产能', '减速器']],
    ['账期 3 个月的减速器公司', ['账期', '个月', '减速器']],
  ])('[SCR-12] %s: what it asks about is not what has to stand in a listing', (question, words) => {
    expect(wordsOf(question)).toEqual(words);
  });

  test('[SCR-12] a number means that deal alone, in whatever form and place it is written', () => {
    for (const question of ['XM20260418', 'xm20260418的净利润', '华东ＸＭ２０２６０４１８ 4 亿以内'])
      expect(searchesFor(question)).toMatchObject([
        {
          filter: { include: [], region: [], max: null },
          some: { words: ['xm20260418'], least: 1 },
          isNear: false,
        },
      ]);
    expect(searchesFor('AXM20260418')[0]?.some).toBe(null);
  });

  test('[SCR-12] a title is looked for whole, wherever it is, under no region or kind that its own words name', () => {
    expect(searchesFor('上海某股份转让服务中心整体项目的估值')[1]).toMatchObject({
      kinds: ['sale', 'transfer', 'buy'],
      filter: { include: ['上海某股份转让服务中心整体项目'], region: [] },
      isNear: false,
    });
  });

  test('[SCR-12][MKT-20] what comes near holds two thirds of the pieces at the least, under the same region and amount', () => {
    const near = searchesFor('华东精密减速器作坊 4 亿以内').filter(({ isNear }) => isNear);
    expect(near.map(({ some }) => some?.least)).toEqual([6, 5, 4]);
    for (const { filter } of near)
      expect(filter).toMatchObject({ region: ['cn-east'], max: '40000', include: [] });
  });

  test.each([
    ['股份转让有哪些', ['transfer']],
    ['有哪些项目？', ['sale']],
    ['目前有哪些求购', ['buy']],
    ['买方', ['buy']],
    ['最新的项目', ['sale']],
    ['最近的项目', ['sale']],
    ['最新发布的求购', ['buy']],
  ])('[SCR-12] %s names a kind alone: the newest of it are meant', (question, kinds) => {
    expect(searchesFor(question)).toMatchObject([
      { kinds, filter: { include: [], region: [], sort: 'confirmed' }, some: null, isNear: false },
    ]);
  });

  test.each([
    '项目的净利润是多少',
    '上面的项目怎么样',
    '净利润是多少',
    '第一个项目的估值怎么算？',
    '它的公司名称',
    '这家公司怎么样',
    '',
  ])('[SCR-12] %s names nothing to look for', (question) => {
    expect(searchesFor(question)).toEqual([]);
  });

  test('[SCR-12][MKT-20] an amount that is no price bounds no price, and what is found comes near alone', () => {
    const [first] = searchesFor('净利润不低于 4000 万的减速器项目');
    expect(first).toMatchObject({ filter: { min: null, max: null, include: ['减速器'] }, isNear: true });
    expect(searchesFor('4000 万以内的减速器的净利润')[0]).toMatchObject({
      filter: { max: '4000' },
      isNear: false,
    });
  });

  test.each([
    '净利润 5000 万以上的项目',
    '净利润超过五千万的标的',
    '估值最高的项目是哪个',
    '不要房地产的项目',
  ])('[SCR-12][MKT-20] %s: all of the kind come near, for no list is asked by that', (question) => {
    expect(searchesFor(question)).toMatchObject([
      { kinds: ['sale'], filter: { include: [], industry: [], min: null, max: null }, isNear: true },
    ]);
  });

  test.each(['营收最高的三个项目是哪些', '收入最高的标的', '营业收入最多的是哪家公司'])(
    '[SCR-12][MKT-20] %s: deals for sale are asked for in that order',
    (question) => {
      expect(searchesFor(question)).toMatchObject([
        { kinds: ['sale'], filter: { include: [], sort: 'revenueDown' }, some: null, isNear: false },
      ]);
    },
  );

  test.each([
    ['金额最高的项目', 'sale', 'amountDown'],
    ['报价最低的标的有哪些', 'sale', 'amountUp'],
    ['预算最高的买方', 'buy', 'amountDown'],
    ['转让价最低的老股', 'transfer', 'amountUp'],
    ['转让金额最低的项目', 'sale', 'amountUp'],
  ] as const)('[SCR-12][MKT-20] %s: its list is asked for by the amount', (question, kind, sort) => {
    expect(searchesFor(question)).toMatchObject([
      { kinds: [kind], filter: { include: [], sort }, some: null, isNear: false },
    ]);
  });

  test.each([
    ['B轮的项目', ['2_0']],
    ['Ａ 轮或 B 轮的标的', ['1_0', '2_0']],
    ['D轮及以上', ['4_0']],
    ['B轮以上的减速器公司', ['2_0', '3_0', '4_0']],
    ['C 轮融资及以后', ['3_0', '4_0']],
    ['战略投资以上', ['7_3']],
    ['PreIPO 的公司', ['6_2']],
    ['战略投资的项目', ['7_3']],
    ['Pre-A轮、pipeline 检测、战略投资者、私募基金', []],
  ])('[SCR-12][ENT-04] %s: its rounds are %j by their own names', (question, round) => {
    expect(searchesFor(question)[0]).toMatchObject({ filter: { round }, isNear: false });
  });

  test('[SCR-12] the highest revenue among what is looked for bounds nothing else', () => {
    expect(searchesFor('华东营收最高的减速器企业')[0]).toMatchObject({
      ...{ kinds: ['sale'], isNear: false },
      filter: { include: ['减速器'], region: ['cn-east'], sort: 'revenueDown' },
    });
    expect(searchesFor('营收最高、净利润 5000 万以上的项目')[0]).toMatchObject({
      ...{ kinds: ['sale'], isNear: true },
      filter: { max: null, sort: 'revenueDown' },
    });
  });

  test.each(['最近一周新上架的项目', '本周新增项目', '今天发布的项目', '近 30 天上线的项目'])(
    '[SCR-12][MKT-20] %s: no list is asked by when something came',
    (question) => {
      expect(searchesFor(question)).toMatchObject([
        { kinds: ['sale'], filter: { include: [], sort: 'confirmed' }, isNear: true },
      ]);
    },
  );

  test.each([
    ['最贵的项目是哪个', 'amountDown'],
    ['最便宜的减速器项目', 'amountUp'],
  ])('[SCR-12] %s: its order is %s', (question, sort) => {
    expect(searchesFor(question)[0]).toMatchObject({ filter: { sort }, isNear: false });
  });

  test.each(['谢谢', '您好', '你能做什么', '您是谁', '怎么签署保密协议', '如何修改手机号？'])(
    '[SCR-12] %s: nothing is looked for',
    (question) => expect(searchesFor(question)).toEqual([]),
  );

  test('[SCR-12] politeness without an end is read at once', () => {
    expect(searchesFor(`${'好的'.repeat(900)}机器人`)).not.toEqual([]);
    expect(searchesFor(`${'那么'.repeat(900)}机器人`)).not.toEqual([]);
  });

  test.each(['怎么联系华东的买方', '如何报价才能买到机器人项目'])(
    '[SCR-12] %s: what it names is looked for',
    (question) => expect(searchesFor(question)).not.toEqual([]),
  );

  test.each(['营收最低的项目', '营收最高的股份转让', '预算最高的买方和股份转让'])(
    '[SCR-12][MKT-20] %s: no list is in that order',
    (question) => {
      expect(searchesFor(question)).toMatchObject([{ filter: { sort: 'confirmed' }, isNear: true }]);
    },
  );

  const part = fc.constantFrom('净利润', '营收', '估值', '公司名称', '主要客户', '出售原因');
  const asked = fc.constantFrom('', '是多少', '怎么样', '是什么？', '如何', '呢？');
  const thing = fc.constantFrom('谐波减速器', '冷链物流园区', '自免双抗新药', '硅光收发芯片', '凸轮轴');

  test('[SCR-12] the same is looked for first, whatever is asked about it and how', () => {
    fc.assert(
      fc.property(thing, fc.array(part, { minLength: 1, maxLength: 4 }), asked, (of, parts, how) => {
        expect(searchesFor(`${of}的${parts.join('和')}${how}`)[0]).toEqual(searchesFor(of)[0]);
      }),
      { numRuns: propertyRuns },
    );
  });

  const signs = fc.constantFrom(...'减速器的净利润XM2026和上海机器人 4亿以内，？某%'.split(''));
  test('[SCR-12] is bounded and comes nearer first, whatever the question is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: signs, maxLength: 60 }), fc.string({ unit: 'grapheme' })),
        (question) => {
          const searches = searchesFor(question);
          expect(searches.length).toBeLessThanOrEqual(5);
          for (const { filter, some, isNear } of searches) {
            expect(filter.include.length).toBeLessThanOrEqual(filterLimits.words);
            if (some === null) continue;
            expect(some.least).toBeGreaterThanOrEqual(1);
            expect(some.least).toBeLessThanOrEqual(some.words.length);
            if (isNear) expect(some.least * 3).toBeGreaterThanOrEqual(some.words.length * 2);
          }
          const least = searches.flatMap(({ some }) => (some === null ? [] : [some.least]));
          expect(least).toEqual([...least].sort((one, other) => other - one));
        },
      ),
      { numRuns: propertyRuns },
    );
  });
});
