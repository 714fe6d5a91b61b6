import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountFigure } from '../../../contract/values/amount-figure';
import { exactFigure, exactIn } from '../../../contract/values/exact-amount';
import { amountUnits, typedAmount } from '../../../contract/values/typed-amount';
import { decimals } from '../../support/arbitraries/values';
import { decimal } from '../../support/samples/decimal';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
/** Sums of money end at the 元. */
const sums = fc
  .tuple(fc.nat({ max: 99_999_999 }), fc.constantFrom(0, 1, 10, 100, 1000, 5000, 8901))
  .map(([wan, yuan]) => decimal(`${wan}.${String(yuan).padStart(4, '0')}`));

test.each([
  ['32000', '3.2 亿元'],
  ['12850', '12,850 万元'],
  ['12800', '1.28 亿元'],
  ['8000.05', '8,000.05 万元'],
  ['1234567.8901', '12,345,678,901 元'],
  ['1', '1 万元'],
  ['0.5', '5,000 元'],
  ['0', '0 元'],
])('[LAY-20] %s 万元 is shown exactly as %s', (amount, text) => {
  const { figure, unit } = exactFigure(decimal(amount));
  expect(`${figure} ${unit}`).toBe(text);
});

test('[LAY-20] a sum in any unit, typed again, is the same sum', () => {
  fc.assert(
    fc.property(decimals, fc.constantFrom(...amountUnits), (amount, unit) => {
      expect(typedAmount(exactIn(amount, unit).figure, unit)).toBe(amount);
    }),
    runs,
  );
});

test('[LAY-20] what is shown exactly is the whole sum, and where other amounts are not rounded it reads as they do', () => {
  fc.assert(
    fc.property(sums, (amount) => {
      const exact = exactFigure(amount);
      const shown = amountFigure(amount);
      const isWhole = typedAmount(shown.figure, shown.unit) === typedAmount(exact.figure, exact.unit);
      expect(typedAmount(exact.figure, exact.unit)).toBe(typedAmount(amount, '万元'));
      if (isWhole) expect(exact).toEqual(shown);
      else expect(amountUnits.indexOf(exact.unit)).toBeLessThanOrEqual(amountUnits.indexOf(shown.unit));
    }),
    runs,
  );
});
