import { describe, expect, test } from 'vitest';
import { findingsIn } from '../../../contract/rules/blind-profile';
import { withPoints } from '../../../contract/rules/looked-through';
import { Grounding } from '../../../gateway/src/domain/assistant/grounding';
import { withoutStump } from '../../../gateway/src/domain/assistant/first-figure';
import { readQuestion } from '../../../gateway/src/domain/assistant/question';
import { withoutContacts } from '../../../gateway/src/domain/chat/contacts';
import { deviceName } from '../../../gateway/src/domain/session/device-name';
import { isCrawler } from '../../../src/domain/access/crawler';
import { platformOf } from '../../../src/domain/platform/platform';

/**
 * In milliseconds. Each input took from 0.3 s to for ever before its pattern was linear, and takes some milliseconds now:
 * the bound leaves room for a busy machine.
 */
const longest = 250;

const timed = (run: () => unknown): number => {
  const begin = performance.now();
  run();
  return performance.now() - begin;
};
const best = (run: () => unknown): number => Math.min(timed(run), timed(run), timed(run));

describe('text from outside that was made to keep the server busy', () => {
  const questions = [
    `${'谢谢您好'.repeat(34)}项`,
    '二'.repeat(2_000),
    `${'一到'.repeat(1_000)}二`,
    `0.000${'\t与000000000000'.repeat(140)}间`,
    `前年${' '.repeat(2_000)}去`,
    '的'.repeat(2_000),
    '找到共有'.repeat(500),
  ];
  test.each(questions.map((question) => [question.slice(0, 12), question]))(
    '[SCR-12] a question of %s… is read in linear time',
    (_, question) => {
      expect(best(() => readQuestion(question))).toBeLessThan(longest);
    },
  );

  test.each([`净利润${'〇'.repeat(59)}a`, `净利润${'1'.repeat(20_000)}a`, `3${' '.repeat(20_000)}a`])(
    '[MKT-20] an answer that is cut behind many digits is checked in linear time',
    (answer) => {
      const grounding = () => {
        const checked = new Grounding({ listings: [], question: '', total: 0 });
        return [checked.push(answer), checked.brokenOff(), withoutStump(answer)];
      };
      expect(best(grounding)).toBeLessThan(longest);
    },
  );

  test.each([
    ['a sentence without an end', '甲'],
    ['a sentence of figures', '1 '],
    ['sentences in one line', '甲1。'],
    ['citations in one line', '甲。[1]'],
    ['bold sentences without an end', '**甲。'],
    ['a row', '|1'],
    ['a block of code', '```\n甲'],
    ['a block of code of many lines', '```\n`\n'],
    ['spaces', ' '],
    ['brackets', '['],
  ])('[MKT-20] an answer of %s that comes in small parts is checked in linear time', (_, pump) => {
    const answer = pump.startsWith('```')
      ? `\`\`\`\n${pump.slice(4).repeat(Math.floor(24_000 / (pump.length - 4)))}`
      : pump.repeat(Math.floor(24_000 / pump.length));
    const parts = answer.match(/[^]{1,4}/g) ?? [];
    const grounding = () => {
      const checked = new Grounding({ listings: [], question: '', total: 0 });
      return [parts.map(checked.push), checked.end()];
    };
    expect(best(grounding)).toBeLessThan(2 * longest);
  });

  test.each(['wx-', '微信 ', '加我微信', 'a@a.', '1', '1-', 'v:', '〇号幢室', 'a点'])(
    '[MKT-16] 2,000 characters of %s in a message are masked in linear time',
    (pump) => {
      const message = pump.repeat(Math.floor(2_000 / pump.length));
      expect(best(() => withoutContacts(message))).toBeLessThan(longest);
    },
  );

  test.each([
    '二',
    '大厦广场路街',
    '有限责任集团股份',
    '〇号幢室',
    'n.i',
    '%.',
    'g点o',
    '北京市海淀区',
    '(',
    'n&',
  ])('[MKT-07] 4,000 characters of %s are looked through in linear time', (pump) => {
    const told = pump.repeat(Math.floor(4_000 / pump.length));
    expect(best(() => findingsIn(told, [told.slice(0, 100)]))).toBeLessThan(2 * longest);
    expect(best(() => withPoints(told))).toBeLessThan(longest);
  });

  test('[ACC-03] a user agent of 30 KB is read only as far as real ones are long', () => {
    const agent = 'Sogou '.repeat(5_000);
    const surroundings = { userAgent: agent, native: false, wechatEnvironment: undefined, touched: false };
    expect(best(() => [isCrawler(agent), deviceName(agent), platformOf(surroundings)])).toBeLessThan(20);
    expect(isCrawler(`${'x'.repeat(1_000)} Baiduspider`)).toBe(true);
    expect(isCrawler(`${'x'.repeat(1_024)} Baiduspider`)).toBe(false);
    expect(deviceName(`${'x'.repeat(1_024)} iPhone`)).toBe('未知设备');
  });
});
