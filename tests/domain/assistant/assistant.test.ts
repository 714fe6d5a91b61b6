import { describe, expect, test } from 'vitest';
import { citedSources } from '../../../src/domain/assistant/cited-sources';
import { copiedAnswer } from '../../../src/domain/assistant/copied-answer';
import { hasOthers, questionFault, shownQuestions } from '../../../src/domain/assistant/question';

const source = {
  number: 1,
  kind: 'sale',
  id: 's1',
  sourceType: 'entrust',
  title: '减速器',
  facts: [],
} as const;

describe('a question', () => {
  test('[SCR-12] may be neither empty nor longer than 2,000 characters, as people count them', () => {
    expect(['', '\u200B\u200B', '问', '🙂'.repeat(2_000), '🙂'.repeat(2_001)].map(questionFault)).toEqual([
      'empty',
      'empty',
      null,
      null,
      'tooLong',
    ]);
  });

  test('[SCR-12] to begin with: four at a time, one set after the other, and round again', () => {
    const six = ['1', '2', '3', '4', '5', '6'];
    expect([0, 1, 2].map((turns) => shownQuestions(six, turns).join(''))).toEqual(['1234', '5612', '3456']);
    expect(shownQuestions(['1', '2'], 3)).toEqual(['1', '2']);
    expect(shownQuestions([], 0)).toEqual([]);
    expect([hasOthers(six), hasOthers(six.slice(0, 4))]).toEqual([true, false]);
  });
});

test('[MKT-20] a copy bears AI生成 before all else, its words without Markdown, and where each number leads', () => {
  expect(copiedAnswer('## 结果\n**减速器**：3.2 亿元\\*[1]', [source], 'https://hupo.example')).toBe(
    'AI生成，请核对来源后使用\n\n结果\n减速器：3.2 亿元*[1]\n\n来源\n[1] 减速器 https://hupo.example/sale/entrust/s1',
  );
  expect(copiedAnswer('没有来源', [], 'https://hupo.example')).toBe('AI生成，请核对来源后使用\n\n没有来源');
});

test('[MKT-20] of what was found those are sources which an answer cites, on its page and in a copy', () => {
  const three = [1, 2, 3].map((number) => ({ ...source, number, title: `减速器 ${number} 号` }));
  const numbersOf = (answer: string) => citedSources(answer, three).map(({ number }) => number);
  expect(numbersOf('转让价 3.2 亿元[3]，估值 9 亿元。[1][3]')).toEqual([1, 3]);
  expect(numbersOf(String.raw`内容已被替换 \[1\] [2](https://evil.example) [9]`)).toEqual([]);
  expect(copiedAnswer('没有引用', three, 'https://hupo.example')).not.toContain('来源\n');
});
