import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ungrounded } from '../../../gateway/src/domain/assistant/grounded-words';
import { Grounding } from '../../../gateway/src/domain/assistant/grounding';
import { propertyRuns } from '../../support/property';
import { listing } from './pieces';

const start = (facts: readonly string[] = []) =>
  new Grounding({ listings: [listing(1, { title: '减速器', facts })], question: '减速器', total: 9 });

/** What is shown after each part, the answer cut where the sizes say. */
const shownOf = (answer: string, sizes: readonly number[], facts: readonly string[] = []) => {
  const grounding = start(facts);
  const shown: string[] = [];
  let [at, out] = [0, ''];
  for (const size of [...sizes, answer.length]) {
    out += grounding.push(answer.slice(at, at + size));
    at += size;
    shown.push(out);
  }
  return [...shown, out + grounding.end()];
};

const figure = fc
  .tuple(
    fc.integer({ min: 10, max: 99_999 }).map((many) => many.toLocaleString('en-US')),
    fc.constantFrom(
      ' 万元',
      ' 亿元',
      '%',
      ' 个百分点',
      ' 家',
      ' 项',
      ' 个',
      ' 条',
      ' 笔',
      ' 步',
      ' 点',
      ' 倍',
      '',
    ),
  )
  .map(([many, unit]) => `${many}${unit}`);
/** What stands before a figure, and behind it with what it cites. */
const frames = fc.constantFrom<readonly [string, string, string]>(
  ['净利润 ', '', '。'],
  ['门店 ', '', '，在上海。'],
  ['- 净利润 ', '', ''],
  ['1. 净利润 ', '', ''],
  ['## 净利润 ', '', ''],
  ['> **净利润 ', '', '。** 说明'],
  ['上海的一家。净利润 ', '', '。另一家不同。'],
  ['| 项目 | 净利润 |\n| --- | --- |\n| 减速器 | ', '', ' |'],
  ['| 净利润 | 项目 |\n| --- | --- |\n| ', ' | 减速器 ', ' |'],
  ['净利润 | 项目\n--- | ---\n', ' | 减速器', ''],
);
const sizes = fc.array(fc.nat(7), { maxLength: 60 });

test('[MKT-20] a figure that is not cited is marked wherever it stands, in its own cell of a table, and is shown with its mark at once', () => {
  fc.assert(
    fc.property(figure, frames, sizes, (told, [before, between, after], cuts) => {
      for (const shown of shownOf(`好的。\n\n${before}${told}${between}${after}\n\n完`, cuts)) {
        if (!shown.includes(told.replace(/ .*/, ''))) continue;
        const line = shown.split('\n').find((one) => one.includes(told)) ?? '';
        expect(line.slice(line.indexOf(told)).split('|').at(0)).toContain(ungrounded);
      }
      expect(shownOf(`${before}${told}${between}${after}`, cuts).at(-1)).toContain(told);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-20] a figure that its sentence or its row cites is left as it is', () => {
  fc.assert(
    fc.property(figure, frames, sizes, (told, [before, between, after], cuts) => {
      const answer = `好的。\n\n${before}${told}${between}[1]${after}\n\n完`;
      expect(shownOf(answer, cuts, [`有 ${told}`]).at(-1)).toBe(answer);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-20] what counts what was found is no such figure, and more than were found is one', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.constantFrom('个', '条', '项', '家', '笔'), (many, counter) => {
      const [said] = shownOf(`找到 ${many} ${counter}符合的项目，第 ${many} ${counter}如下：\n`, []);
      expect(said?.includes(ungrounded)).toBe(many > 9);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-20] an answer comes the same however it is split', () => {
  const parts = fc.array(
    fc.oneof(
      figure,
      fc.constantFrom(
        '三',
        '十',
        '百',
        '千万',
        '个',
        '百分之',
        '点五倍',
        '一段',
        '。',
        '。”',
        '[1]',
        '[',
        '**',
      ),
      fc.constantFrom(
        '\n',
        '\n\n',
        '| ',
        ' |\n',
        '```\n',
        '\n```',
        '~~~',
        '1. ',
        '- ',
        '> ',
        '\\|',
        '  ',
        '：',
      ),
    ),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(parts, sizes, (said, cuts) => {
      const answer = said.join('');
      expect(shownOf(answer, cuts, ['净利润 1234 万元']).at(-1)).toBe(
        shownOf(answer, [], ['净利润 1234 万元']).at(-1),
      );
      expect(shownOf(answer, cuts).at(-1)?.replaceAll(ungrounded, '').replaceAll(/\s/g, '')).toContain(
        answer.replaceAll(/\s/g, ''),
      );
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-20] a block of code is left as it is, and what it tells without a ground is marked behind it', () => {
  fc.assert(
    fc.property(figure, sizes, fc.constantFrom('```', '~~~~'), (told, cuts, fence) => {
      const code = `看：\n${fence}js\nalert(${told})\n${fence}\n`;
      const shown = shownOf(`${code}完。`, cuts);
      expect(shown.at(-1)).toBe(`${code}${ungrounded}\n\n完。`);
      for (const part of shown) expect(part.includes(told) && !part.includes(ungrounded)).toBe(false);
      expect(shownOf(code.slice(0, -fence.length - 1), cuts).at(-1)).toContain(ungrounded);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-20][SCR-12] words come as they are told: only a sentence with a figure waits for its end', () => {
  const grounding = start();
  const shown = ['在 2025 年，', '这一段', '没有换行', '。', '两家都', '在上海', '，千万别急', '。再看'].map(
    grounding.push,
  );
  expect(shown).toEqual([
    '在 ',
    '',
    '',
    '',
    `2025 年，这一段没有换行。${ungrounded}两家都`,
    '在上海',
    '，千万别急',
    '。再看',
  ]);
});
