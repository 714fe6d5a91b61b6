import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNumericString } from '../../../contract/values/numeric-string';
import { numericStrings } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };

test.each(['0', '7', '10', '+0', '-0', '-0.50', '+12.5', '0.0', '123456789012345678901234567890', '1.000'])(
  '[VAL-01] %j is a numeric string',
  (text) => {
    expect(isNumericString(text)).toBe(true);
  },
);

test.each([
  ...['', ' ', '+', '-', '.', '00', '01', '-01', '+00.5', '1.', '.5', '-.5', '1..2', '1.2.3', '--1', '+-1'],
  ...['1e3', '1,000', ' 1', '1 ', '1\n', '0x10', 'NaN', 'Infinity', '１２', '1．5', '٣', '一', '1.５'],
])('[VAL-01] %j is no numeric string', (text) => {
  expect(isNumericString(text)).toBe(false);
});

test('[VAL-01] a sign, a whole part without leading zeros and a fraction make a numeric string', () => {
  fc.assert(
    fc.property(numericStrings, (text) => isNumericString(text)),
    runs,
  );
});

test('[VAL-01] a numeric string with a leading zero put before its digits is none any more', () => {
  fc.assert(
    fc.property(numericStrings, (text) => !isNumericString(text.replace(/^([+-]?)/, '$10'))),
    runs,
  );
});

test('[VAL-01] every numeric string is a number to the language too', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), numericStrings),
      (text) => !isNumericString(text) || Number.isFinite(Number(text)),
    ),
    runs,
  );
});
