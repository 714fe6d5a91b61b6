import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountFigure } from '../../../contract/values/amount-figure';
import { wanFigure } from '../../../src/domain/number/amount-text';
import { changeText, percentText } from '../../../src/domain/number/percent-text';
import { decimals } from '../../support/arbitraries/values';
import { decimal } from '../../support/samples/decimal';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };

test.each([
  ['32000', '3.2 亿元'],
  ['28600', '2.86 亿元'],
  ['10000', '1 亿元'],
  ['9999.96', '1 亿元'],
  ['9999.94', '9,999.9 万元'],
  ['8000', '8,000 万元'],
  ['8000.05', '8,000.1 万元'],
  ['1', '1 万元'],
  ['0.99995', '1 万元'],
  ['0.9999', '9,999 元'],
  ['0.298', '2,980 元'],
  ['0', '0 元'],
  ['-320', '-320 万元'],
  ['-12345.6', '-1.23 亿元'],
  ['1234567890', '123,456.79 亿元'],
])('[SCR-01] %s 万元 is shown as %s', (amount, text) => {
  const { figure, unit } = amountFigure(decimal(amount));
  expect(`${figure} ${unit}`).toBe(text);
});

test.each([
  ['19840', '19,840'],
  ['19840.25', '19,840.3'],
  ['-0.04', '0'],
])('[SCR-01] in a table of 万元, %s is shown as %s', (amount, figure) => {
  expect(wanFigure(decimal(amount))).toBe(figure);
});

test('[SCR-01] an amount has a unit that fits its size, and no figure has needless zeros', () => {
  fc.assert(
    fc.property(decimals, (amount) => {
      const { figure, unit } = amountFigure(amount);
      const size = Math.abs(Number(figure.replaceAll(',', '')));
      expect(figure).toMatch(/^-?\d{1,3}(,\d{3})*(\.\d{1,2})?$/);
      expect(figure).not.toMatch(/\.\d*0$|^-0$/);
      if (unit !== '元') expect(size).toBeGreaterThanOrEqual(1);
      if (unit !== '亿元') expect(size).toBeLessThan(10_000);
    }),
    runs,
  );
});

test.each([
  ['67', '67 %'],
  ['18.34', '18.3 %'],
  ['-3.05', '-3.1 %'],
])('[SCR-01] %s per cent is shown as %s', (percent, text) => {
  expect(percentText(decimal(percent)).replace('\u202f', ' ')).toBe(text);
});

test.each([
  ['18.3', '+18.3 %', 'up'],
  ['34', '+34.0 %', 'up'],
  ['1250.04', '+1,250.0 %', 'up'],
  ['-3.1', '-3.1 %', 'down'],
  ['-3', '-3.0 %', 'down'],
  ['0', '0 %', 'none'],
  ['0.04', '0 %', 'none'],
  ['-0.04', '0 %', 'none'],
] as const)('[SCR-01] a change of %s per cent is shown as %s, going %s', (percent, text, direction) => {
  const change = changeText(decimal(percent));
  expect({ ...change, text: change.text.replace('\u202f', ' ') }).toEqual({ text, direction });
});
