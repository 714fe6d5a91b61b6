import { describe, expect, test } from 'vitest';
import { readQuestion } from '../../../gateway/src/domain/assistant/question';

const read = (question: string) => {
  const { kinds, filter, says } = readQuestion(question);
  const { region, industry, min, max, include } = filter;
  return { kinds, region, industry, min, max, include, says };
};

describe('a question', () => {
  test('[SCR-12] names region, keyword and the most amount', () => {
    expect(read('华东有哪些减速器项目？4 亿以内')).toEqual({
      kinds: ['sale'],
      region: ['cn-east'],
      industry: [],
      min: null,
      max: '40000',
      include: ['减速器'],
      says: true,
    });
  });

  test('[SCR-12] names an industry, a range and the side', () => {
    expect(read('哪些买方在找机器人？1–5 亿元')).toMatchObject({
      kinds: ['buy'],
      industry: ['0102'],
      min: '10000',
      max: '50000',
      include: [],
    });
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
    expect(read(question)).toMatchObject({ min, max });
  });

  test.each(['2 亿到 5 亿之间的高端装备', '二亿至五亿之间的高端装备', '2-5亿以内的高端装备'])(
    '[SCR-12] %s is looked for by nothing of its range but the amounts',
    (question) => {
      expect(read(question)).toMatchObject({ min: '20000', max: '50000', include: read('高端装备').include });
      expect(read(question).include).not.toContain('之间');
    },
  );

  test('[SCR-12] a spoken amount leaves no word to look for', () => {
    expect(read('减速器，5个亿以内').include).toEqual(['减速器']);
  });

  test.each(['年产 5 万吨的工厂', '年产五万吨的工厂', '3个项目', '4个', '三个万达广场'])(
    '[SCR-12] %s names no amount of money',
    (question) => {
      expect(read(question)).toMatchObject({ min: null, max: null });
    },
  );

  test('[SCR-12] that names nothing says so', () => {
    expect(read('有哪些项目？').says).toBe(false);
    expect(read('').says).toBe(false);
  });

  test('[SCR-12] is bounded, however long it is', () => {
    const { include } = read('减速器。'.repeat(2_000) + '精密'.repeat(300));
    expect(include.length).toBeLessThanOrEqual(10);
    expect(include.every((word) => Array.from(word).length <= 20)).toBe(true);
  });
});
