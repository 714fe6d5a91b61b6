import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeText } from '../../../contract/values/range-text';
import { amountInUnit, amountUnits, fittingUnit, typedAmount } from '../../../contract/values/typed-amount';
import { numericStrings } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';
import { decimal } from '../../support/samples/decimal';

const units = fc.constantFrom(...amountUnits);

test('[LAY-20] an amount typed in 元, 万 or 亿 is exact, and is typed again as it was', () => {
  fc.assert(
    fc.property(numericStrings, units, (text, unit) => {
      const amount = typedAmount(text, unit);
      expect(amount).not.toBeNull();
      if (amount === null) return;
      expect(amountInUnit(amount, unit)).toBe(decimal(text));
      expect(typedAmount(amountInUnit(amount, unit), unit)).toBe(amount);
    }),
    { numRuns: propertyRuns },
  );
});

test('[LAY-20] one sum is the same in every unit', () => {
  for (const [text, unit] of [
    ['120000000', '元'],
    ['12,000', '万元'],
    ['1.2', '亿元'],
    ['１.2', '亿元'],
    [' 1.20 ', '亿元'],
  ] as const)
    expect(typedAmount(text, unit)).toBe('12000');
  expect(amountInUnit(decimal('12000'), '元')).toBe('120000000');
  expect(typedAmount('1', '元')).toBe('0.0001');
});

test('[VAL-06] what is no number is no amount', () => {
  for (const text of ['', '一亿', '1e4', '01', '1.', '--1', '.5', '12,00', '22,00,0', '1.5,000', ',100'])
    expect(typedAmount(text, '万元')).toBeNull();
});

test('[LAY-20] amounts are typed again in the largest unit that keeps them short', () => {
  expect(fittingUnit([])).toBe('万元');
  expect(fittingUnit([decimal('10000'), decimal('52500')])).toBe('亿元');
  expect(fittingUnit([decimal('10000'), decimal('52501')])).toBe('万元');
  expect(fittingUnit([decimal('3000'), decimal('20000')])).toBe('亿元');
  expect(fittingUnit([decimal('3050'), decimal('20000')])).toBe('万元');
  expect(fittingUnit([decimal('0'), decimal('20000')])).toBe('亿元');
  expect(fittingUnit([decimal('3000')])).toBe('万元');
  expect(fittingUnit([decimal('0.0005')])).toBe('元');
});

test('[LAY-20] a range is said with its unit once, and an open end in words', () => {
  const narrow = '\u202f';
  expect(rangeText(decimal('10000'), decimal('50000'))).toBe(`1–5${narrow}亿元`);
  expect(rangeText(decimal('3000'), decimal('12345'))).toBe(`3,000–12,345${narrow}万元`);
  expect(rangeText(decimal('10000'), null)).toBe(`1${narrow}亿元以上`);
  expect(rangeText(null, decimal('1234.5'))).toBe(`1,234.5${narrow}万元以下`);
  expect(rangeText(null, null)).toBe('');
});
