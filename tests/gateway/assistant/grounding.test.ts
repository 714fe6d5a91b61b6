import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ungrounded } from '../../../gateway/src/domain/assistant/grounded-words';
import { Grounding } from '../../../gateway/src/domain/assistant/grounding';
import { ownAnswer } from '../../../gateway/src/domain/assistant/own-answer';
import { noFilter } from '../../../contract/deal/no-filter';
import { propertyRuns } from '../../support/property';
import { listing } from './pieces';

const grounded = (
  answer: string,
  question = '华东减速器',
  listings = [listing(1), listing(2, { facts: ['估值9 亿元'] })],
  total = 7,
) => {
  const grounding = new Grounding({ listings, question, total });
  return grounding.push(answer) + grounding.end();
};

describe('figures of an answer', () => {
  test.each([
    '它的转让价是 3.2 亿元。[1]',
    '1. **减速器**，转让价 **3.2 亿元**，2025 年营收 2.86 亿元，同比 +18.3%。[1]',
    '找到 2 个项目，第 1 个在上海。',
    '估值 9 亿元[2]，转让价 3.2 亿元[1]。',
    '没有数字的一句。',
    '找到 **7 个**符合的结果，列出最近确认的 2 个：',
    '没有完全相符的，最接近的有 2 个。以下 2 个项目都在上海。',
    '找到 3 个项目，第 10 个不在其中，分 3 步看。',
    '1. **年入 3.2 亿元！急转**：上海。[1]',
    '1、上海。\n（2）苏州。',
    '| 项目 | 转让价 | 来源 |\n| --- | --- | --- |\n| 减速器 | 3.2 亿元 | [1] |',
    '这是一家公司，有一条线，差一点。',
    '```\nalert(x)\n```',
  ])('[MKT-20] that a cited listing has stand as they are: %s', (answer) => {
    expect(grounded(answer)).toBe(answer);
  });

  test.each([
    '它的转让价是 3.2 亿元。',
    '它的转让价是 3.2 亿元。[2]',
    '净利润 4,321 万元。[1]',
    '转让价 13.2 亿元。[1]',
    '转让价 3 亿元。[1]',
    '转让价 3.2 万元。[1]',
    '转让价 3.2 亿元。[7]',
    '净利率提高 35 个百分点。',
    '门店 300 家，专利 120 项，客户 900 个。',
    '拥有 3 个项目。',
    '找到 300 个项目。',
    '- 估值 77 亿元',
    '# 净利润 8,888 万元',
    '> 引文 5,555 万元',
    '1. 估值 77 亿元。',
    '转让价 3.2 亿元[1](https://evil.example)。',
    '**净利润 8,888 万元。**',
  ])('[MKT-20] that no cited listing has are told to be without ground: %s', (answer) => {
    expect(grounded(answer)).toBe(`${answer}${ungrounded}`);
  });

  test('[MKT-20] that the question names may be repeated', () => {
    expect(grounded('4 亿元以内的如下。', '4 亿以内的项目')).toBe('4 亿元以内的如下。');
  });

  test('[MKT-20] come the same however the answer is split, and none before its sentence is whole', () => {
    const answer = '好的。\n1. 转让价 3.2 亿元。[1]\n净利润 5000 万元。[1]\n完。';
    const lines = fc.array(fc.nat(6), { maxLength: 60 });
    fc.assert(
      fc.property(lines, (sizes) => {
        const grounding = new Grounding({ listings: [listing(1)], question: '', total: 1 });
        let [at, out] = [0, ''];
        for (const size of [...sizes, answer.length]) {
          const part = answer.slice(at, at + size);
          out += grounding.push(part);
          if (!answer.slice(0, at + size).includes('万元。[1]\n')) expect(out).not.toContain('5000');
          at += size;
        }
        expect(out + grounding.end()).toBe(grounded(answer, '', [listing(1)]));
      }),
      { numRuns: propertyRuns },
    );
  });

  test.each([0, 1, 7, 300])(
    '[MKT-20] of the gateway’s own answer to %d found all have their ground',
    (count) => {
      const own = ownAnswer({ kind: 'sale', filter: noFilter, count, dropped: [] }, Math.min(count, 2)).join(
        '',
      );
      expect(grounded(own, '', [listing(1), listing(2)], count)).toBe(own);
    },
  );
});

describe('the gateway’s own answer', () => {
  test('[MKT-20][SCR-12] without a listing says that there is no ground, and that it is a search', () => {
    expect(ownAnswer({ kind: 'sale', filter: noFilter, count: 0, dropped: [] }, 0).join('')).toMatch(
      /检索.*未找到依据/s,
    );
  });

  test('[SCR-12] says in one line what needs a model', () => {
    expect(ownAnswer(null, 1).join('')).toContain('比较、起草和记住上文需要接入模型');
  });
});

test('[MKT-20] a sentence of more than 1,000 characters is checked in parts, however it is split', () => {
  const answer = `${'甲'.repeat(990)}净利润 4321 万元${'乙'.repeat(1_200)}，估值 77 亿元。[1]`;
  const inParts = (size: number): string => {
    const grounding = new Grounding({ listings: [listing(1)], question: '', total: 1 });
    let out = '';
    for (let at = 0; at < answer.length; at += size) out += grounding.push(answer.slice(at, at + size));
    return out + grounding.end();
  };
  expect(inParts(answer.length)).toContain(`万元${'乙'.repeat(983)}`);
  expect(inParts(answer.length).split(ungrounded)).toHaveLength(3);
  expect(inParts(answer.length).replaceAll(ungrounded, '')).toBe(answer);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_500 }), (size) => {
      expect(inParts(size)).toBe(inParts(answer.length));
    }),
    { numRuns: 50 },
  );
});
