import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rewritten } from '../../../src/domain/chat/rewritten';

test('[SCR-11] what is being written stays, and the message that was taken back follows on a line of its own', () => {
  expect(rewritten('已有草稿内容', '12 月 5 日')).toBe('已有草稿内容\n12 月 5 日');
  expect(rewritten('', '12 月 5 日')).toBe('12 月 5 日');
  expect(rewritten(' \n', '12 月 5 日')).toBe('12 月 5 日');
  expect(rewritten('3', '3 天')).toBe('3\n3 天');
});

test('[SCR-11] nothing that is written or taken back is lost, and what was put there once is not put there again', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (typed, recalled) => {
      const text = rewritten(typed, recalled);
      expect(text).toContain(recalled);
      expect(text).toContain(typed.trim());
      expect(rewritten(text, recalled)).toBe(text);
    }),
  );
});
