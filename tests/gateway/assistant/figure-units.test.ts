import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isGrounded, ungrounded } from '../../../gateway/src/domain/assistant/grounded-words';
import { Grounding } from '../../../gateway/src/domain/assistant/grounding';
import { propertyRuns } from '../../support/property';
import { listing } from './pieces';

const facts = [
  '华东',
  '2025 年营收 2.86\u202f亿元',
  '同比 +18.3\u202f%',
  '净利润 5,230\u202f万元',
  '估值 8\u202f亿元',
  '参股 30\u202f%',
  '预算 1–5\u202f亿元',
];
const texts = ['成立于 2008 年，员工 1,200 余人，服务三十家客户，效率为同行的 2.5 倍，持股三分之二。'];

const grounded = (answer: string, question = '减速器') => {
  const listings = [listing(1, { title: '减速器', facts, texts })];
  const grounding = new Grounding({ listings, question, total: 3 });
  return grounding.push(answer) + grounding.end();
};

describe('a figure that a listing has stands in whatever way it is written', () => {
  test.each([
    '净利润 5,230 万元。[1]',
    '净利润 5230万。[1]',
    '净利润 0.523 亿元。[1]',
    '净利润 52,300,000 元。[1]',
    '净利润五千二百三十万元。[1]',
    '净利润伍仟贰佰叁拾万元。[1]',
    '估值八个亿，即 8 个亿、8 个多亿。[1]',
    '估值八亿元，即 80,000 万元人民币。[1]',
    '营收 2 亿 8600 万元，增长 18.3%。[1]',
    '参股 **30 %**，约百分之三十，即三成。[1]',
    '预算 1 亿元到 5 亿元，即 1–5 亿元，或 1 至 5 亿。[1]',
    '成立于二〇〇八年，即 2008 年。[1]',
    '员工 1200 名，客户 30 家，也就是 30 个客户。[1]',
    '效率是同行的 2.5 倍，持股三分之二。[1]',
    '| 项目 | 净利润（万元） | 来源 |\n| --- | --- | --- |\n| 减速器 | 5,230 | [1] |',
  ])('[MKT-20] %s', (answer) => {
    expect(grounded(answer)).toBe(answer);
  });
});

describe('a figure has no ground in one that it only looks like', () => {
  test.each([
    '净利润 5,230 元。[1]',
    '净利润 5,230 亿元。[1]',
    '净利润 5,230 万美元。[1]',
    '净利润 5,230。[1]',
    '估值 30 个亿。[1]',
    '员工 8 名。[1]',
    '客户8家。[1]',
    '员工 30 名。[1]',
    '净利率 8%。[1]',
    '净利率 18.3 个百分点。[1]',
    '估值是净利润的 8 倍。[1]',
    '效率为 2.5%。[1]',
    '成立于 1,200 年。[1]',
  ])('[MKT-20] of another unit: %s', (answer) => {
    expect(grounded(answer)).toBe(`${answer}${ungrounded}`);
  });

  test.each([
    '净利润三十余万元，出让三分之二股权，员工三百，估值三个多亿，净利率三成。',
    '成立于二〇〇八年，净利润壹仟萬。',
    '净二第二家十的',
    '这家企业成立已久，十分稳定，万一有变，千万别急。',
    '三一重工与第一百货，一成不变，一分为二，百分百确定。',
  ])('[MKT-20] numerals in words are not judged: %s', (answer) => {
    expect(grounded(answer)).toBe(answer);
  });
});

describe('what the question names', () => {
  const question = '净利润是 9,999 万元吗？';
  test.each(['是的，净利润为 9,999 万元。', '是的，净利润为 9,999 万元。[1]', '净利润超过 9,999 万元。[1]'])(
    '[MKT-20] is no ground for what is told of a listing: %s',
    (answer) => {
      expect(grounded(answer, question)).toBe(`${answer}${ungrounded}`);
    },
  );

  test.each([
    ['净利润 9,999 万元以上的项目有以下几个。', '净利润 9999 万以上的项目'],
    ['没有找到 1 亿到 4 亿元之间的项目。', '1 到 4 亿之间的项目'],
    ['预算不超过 4 亿元的如下。', '四亿以内的项目'],
    ['没有依据能确认，资料未披露净利润 9,999 万元。', question],
    ['XM20260418 如下。', 'xm20260418 怎么样'],
  ])('[MKT-20] may be repeated as what is looked for: %s', (answer, asked) => {
    expect(grounded(answer, asked)).toBe(answer);
  });
});

const signs = fc.constantFrom(...Array.from('零〇一二十百千万亿点分之余多成年个家元倍%第的有 *2.，[1]'));
test('[MKT-20] no figure in digits is shown before its sentence is complete', () => {
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 14 }), (said) => {
      const none = { listings: [], question: '', total: 0 };
      const grounding = new Grounding(none);
      let shown = '';
      for (const sign of ['净', ...said, '的']) shown += grounding.push(sign);
      expect(isGrounded(shown, [], none), shown).toBe(true);
      expect(`${shown}${grounding.end()}`.replace(ungrounded, '')).toBe(`净${said.join('')}的`);
    }),
    { numRuns: propertyRuns },
  );
});
