import * as fc from 'fast-check';
import { isLeft, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { Fen, yuanDigits } from '../../../contract/values/fen';
import { yuanText } from '../../../src/domain/order/yuan-text';
import { fens } from '../../support/arbitraries/orders';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };

test.each([
  ['2980.00', 298_000],
  ['2980', 298_000],
  ['2980.5', 298_050],
  ['0.01', 1],
  ['0', 0],
  ['-0', 0],
  [2980, 298_000],
  [0.1, 10],
])('[ENT-01] %s 元 are %s 分', (wire, fen) => {
  expect(Fen.decode(wire)).toEqual(right(fen));
});

test.each([['2980.001'], ['-1'], ['1,000'], [''], ['￥1'], ['90071992547409.92'], [null], [NaN]])(
  '[ENT-01] %s is no sum that can be paid: nothing is rounded or guessed',
  (wire) => {
    expect(isLeft(Fen.decode(wire))).toBe(true);
  },
);

test.each([
  [298_000, '2,980.00'],
  [1, '0.01'],
  [100_000_000, '1,000,000.00'],
])('[PAY-15] %s 分 are shown as %s', (fen, text) => {
  expect(yuanText(fen)).toBe(text);
});

test('[ENT-01] a sum keeps every 分 on its way to the wire and to the eye', () => {
  fc.assert(
    fc.property(fens, (fen) => {
      expect(yuanDigits(fen)).toMatch(/^(0|[1-9]\d*)\.\d{2}$/);
      expect(yuanText(fen).replaceAll(',', '')).toBe(yuanDigits(fen));
      expect(BigInt(yuanDigits(fen).replace('.', ''))).toBe(BigInt(fen));
    }),
    runs,
  );
});
