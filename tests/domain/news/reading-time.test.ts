import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingMinutes } from '../../../src/domain/news/reading-time';

const signs = fc.array(fc.constantFrom('并', '购', '3', '.', '亿', '，', '𠮷'), { maxLength: 3_000 });

test('[SCR-06] 400 signs are read in a minute, a minute begun counts, and none is shorter than one', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('并'.repeat(400))).toBe(1);
  expect(readingMinutes('并'.repeat(401))).toBe(2);
  expect(readingMinutes('并'.repeat(2_000))).toBe(5);
});

test('[SCR-06] elements, entities and blanks take no time', () => {
  const text = '并'.repeat(400);
  fc.assert(
    fc.property(
      fc.constantFrom('<p>', '</p>', '<img src="/a.svg" alt="图">', '&nbsp;', '&#8239;', '\n', ' '),
      (beside) => {
        expect(readingMinutes(`${beside}${text}${beside}`)).toBe(1);
      },
    ),
  );
});

test('[SCR-06] more words never take less time, and two texts no less than the longer one', () => {
  fc.assert(
    fc.property(signs, signs, (one, other) => {
      const both = readingMinutes([...one, ...other].join(''));
      const longer = Math.max(readingMinutes(one.join('')), readingMinutes(other.join('')));
      expect(both).toBeGreaterThanOrEqual(longer);
      expect(both).toBeLessThanOrEqual(readingMinutes(one.join('')) + readingMinutes(other.join('')));
    }),
  );
});
