import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureOf } from '../../../contract/values/digit-groups';
import { propertyRuns } from '../../support/property';

test.each([
  [0n, 0, '0'],
  [0n, 2, '0'],
  [5n, 2, '0.05'],
  [50n, 2, '0.5'],
  [-5n, 2, '-0.05'],
  [999n, 0, '999'],
  [1_000n, 0, '1,000'],
  [-1_234_567n, 0, '-1,234,567'],
  [123_456_700n, 2, '1,234,567'],
  [123_456_789n, 2, '1,234,567.89'],
])('[SCR-01] %s with %s places reads %s', (units, places, figure) => {
  expect(figureOf(units, places)).toBe(figure);
});

test('[SCR-01] a figure is read back as the number that it was, in groups of three', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.nat(4), (units, places) => {
      const figure = figureOf(units, places);
      expect(figure).toMatch(/^-?\d{1,3}(?:,\d{3})*(?:\.\d*[1-9])?$/);
      const [whole = '', fraction = ''] = figure.replaceAll(',', '').split('.');
      expect(BigInt(whole + fraction.padEnd(places, '0'))).toBe(units);
    }),
    { numRuns: propertyRuns },
  );
});
