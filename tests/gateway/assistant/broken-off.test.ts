import { expect, test } from 'vitest';
import { assistantLimits } from '../../../contract/assistant/assistant-limits';
import { makeAnswering } from '../../../gateway/src/application/assistant/answering';
import { Grounding } from '../../../gateway/src/domain/assistant/grounding';
import type { AnswerPiece } from '../../../gateway/src/ports/assistant';
import { listing } from './pieces';

const lead = '减速器[1]：转让价 3.2 亿元';

const brokenOff = (words: string): string => {
  const grounding = new Grounding({ listings: [listing(1)], question: '', total: 1 });
  return grounding.push(words) + grounding.brokenOff();
};

test.each([
  [`${lead}，2`, `${lead}，`],
  [`${lead}，营收 2.`, `${lead}，营收 `],
  [`${lead}，营收 **2,86`, `${lead}，营收 **`],
  [`${lead}，净利润 2.86 亿`, `${lead}，净利润 `],
  [`${lead}，净利润 5 千`, `${lead}，净利润 `],
  [`${lead}，净利润五千`, `${lead}，净利润五千`],
  [`${lead}。[1`, `${lead}。`],
  [`${lead}，在上`, `${lead}，在上`],
])('[MKT-20] what was cut within a figure is neither shown nor judged: %s', (words, shown) => {
  expect(brokenOff(words)).toBe(shown);
});

test('[MKT-20] a whole figure of an answer that broke off is judged', () => {
  expect(brokenOff('转让价 9.9 亿元，在上')).toBe('转让价 9.9 亿元，在上（未找到依据）');
});

/** What is told of an answer that comes in these pieces. */
const told = async (pieces: readonly AnswerPiece[]): Promise<string> => {
  const answering = makeAnswering({
    assistant: {
      answersFrom: 'model',
      answer: async function* () {
        for (const piece of pieces) yield await Promise.resolve(piece);
      },
      rate: () => Promise.resolve(),
      forget: () => Promise.resolve(true),
    },
    finding: () => Promise.resolve({ listings: [listing(1)], total: 1, understood: null }),
    log: { problem: () => undefined } as never,
  });
  const asked = {
    session: {} as never,
    question: '',
    turn: 't',
    conversation: 'c',
    thread: null,
    asker: 'a',
    chosen: null,
  };
  let words = '';
  for await (const event of answering(asked, new AbortController().signal, () => Promise.resolve()))
    if (event.kind === 'delta') words += event.text;
  return words;
};

test('[MKT-20] an answer that fails within a figure is told without it', async () => {
  expect(
    await told([
      { kind: 'delta', text: `${lead}，2` },
      { kind: 'failed', why: 'broken' },
    ]),
  ).toBe(`${lead}，`);
});

test('[MKT-20] an answer longer than it may be ends before the figure that it is cut in, and nothing comes behind', async () => {
  const long = `${'长'.repeat(assistantLimits.answer - lead.length - 2)}。`;
  const words = await told([
    { kind: 'delta', text: long },
    { kind: 'delta', text: `${lead.replace('亿元', '亿')}元，在上海。` },
    { kind: 'delta', text: '完' },
  ]);
  expect(words).toBe(`${long}${lead}，`);
  const cut = await told([
    { kind: 'delta', text: `${long}长长长` },
    { kind: 'delta', text: `${lead}。` },
    { kind: 'delta', text: '完' },
  ]);
  expect(cut).toBe(`${long}长长长减速器[1]：转让价 `);
});
