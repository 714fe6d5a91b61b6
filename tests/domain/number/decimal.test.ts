import * as fc from 'fast-check';
import { isNone, isSome, none, some } from 'fp-ts/Option';
import { expect, test } from 'vitest';
import { parseDecimal, roundShifted } from '../../../contract/values/decimal';
import { numericStrings } from '../../support/arbitraries/values';
import { decimal } from '../../support/samples/decimal';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };

test.each([
  ['0', '0'],
  ['+0', '0'],
  ['-0', '0'],
  ['-0.00', '0'],
  ['-0.50', '-0.5'],
  ['+12.500', '12.5'],
  ['3200', '3200'],
  ['100.0', '100'],
  ['0.10', '0.1'],
])('[VAL-01] the numeric string %j is kept as %j', (text, kept) => {
  expect(parseDecimal(text)).toEqual(some(kept));
});

test.each(['', '00', '1.', '.5', '１', '1e3', '1,000', 'abc', ' 1'])('[VAL-01] %j is no decimal', (text) => {
  expect(parseDecimal(text)).toEqual(none);
});

test('[VAL-01] a text is a decimal exactly when it is a numeric string', () => {
  fc.assert(
    fc.property(numericStrings, fc.string(), (number, text) => {
      expect(isSome(parseDecimal(number))).toBe(true);
      expect(isNone(parseDecimal(`${text}x`))).toBe(true);
    }),
    runs,
  );
});

test('[GAT-09] rounding is never off by more than half', () => {
  const hundredths = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
  fc.assert(
    fc.property(hundredths, (units) => {
      const sign = units < 0n ? '-' : '';
      const digits = String(units < 0n ? -units : units).padStart(3, '0');
      const value = decimal(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`);
      const difference = roundShifted(value, 0) * 100n - units;
      expect(difference >= -50n && difference <= 50n).toBe(true);
      expect(roundShifted(value, 2)).toBe(units);
    }),
    runs,
  );
});
