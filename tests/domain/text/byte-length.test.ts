import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteLength } from '../../../src/domain/text/byte-length';
import { cut } from '../../../src/domain/text/cut';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
/** A lone surrogate is the only thing that this finds. */
const hasHalf = (text: string): boolean => /\p{Cs}/u.test(text);
const anyText = fc.string({ unit: 'binary' });

test.each([
  ['', 0],
  ['\0', 1],
  ['\u007f', 1],
  ['\u0080', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
  ['\uffff', 3],
  ['琥珀', 6],
  ['a琥é', 6],
  ['\u{10000}', 3],
  ['\u{10ffff}', 3],
  ['\ud800', 3],
  ['\udc00a', 4],
  ['\udc00\ud800', 6],
  ['e\u0301', 3],
])('[VAL-02] %j is %i bytes long', (text, length) => {
  expect(byteLength(text)).toBe(length);
});

test('[VAL-02] the length of a text is the sum over its code points', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const sum = Array.from(text).reduce((total, character) => total + byteLength(character), 0);
      expect(byteLength(text)).toBe(sum);
    }),
    runs,
  );
});

test('[VAL-02] without astral characters it is what UTF-8 takes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0, max: 0xd7ff }).map((code) => String.fromCharCode(code)) }),
      (text) => {
        expect(byteLength(text)).toBe(new TextEncoder().encode(text).length);
      },
    ),
    runs,
  );
});

test('[GAT-12] a cut text is a beginning of it, not longer than asked, and ends with no half character', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 20 }), (text, length) => {
      const short = cut(text, length);
      expect(text.startsWith(short)).toBe(true);
      expect(short.length).toBeLessThanOrEqual(length);
      expect(short.length).toBeGreaterThanOrEqual(Math.min(text.length, length - 1));
      expect(!hasHalf(short) || hasHalf(text)).toBe(true);
    }),
    runs,
  );
});
