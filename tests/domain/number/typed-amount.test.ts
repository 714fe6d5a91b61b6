import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeText } from '../../../contract/values/range-text';
import { figureText } from '../../../contract/values/amount-figure';
import { exactFigure, exactIn } from '../../../contract/values/exact-amount';
import {
  amountInUnit,
  amountUnits,
  fittingUnit,
  inUnit,
  typedAmount,
  unitTyped,
} from '../../../contract/values/typed-amount';
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

/** How people and pages write one and the same text of a sum. */
const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll(',', ''),
  (text) => text.replace('\u202f', ''),
  (text) => text.replace('\u202f', ' \u00a0\u3000\u2009'),
  (text) => text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  (text) => text.replace(/元$/, (yuan) => (/[万亿]元$/.test(text) ? '' : yuan)),
  (text) => text.replace(/^-/, '\u2212'),
  (text) => ` ¥${text}\u200b`,
  (text) => `人民币${text}`,
];

test('[LAY-20] a sum as the product writes it, or as people paste it, is read as that sum in every unit', () => {
  fc.assert(
    fc.property(
      numericStrings,
      units,
      units,
      fc.constantFrom(...spellings),
      (text, chosen, written, spelt) => {
        const amount = decimal(text);
        for (const shown of [exactFigure(amount), exactIn(amount, written)]) {
          expect(typedAmount(spelt(figureText(shown)), chosen)).toBe(amount);
          expect(unitTyped(spelt(figureText(shown)))).toBe(shown.unit);
          expect(inUnit(spelt(figureText(shown)), chosen)).toBe(amountInUnit(amount, chosen));
        }
      },
    ),
    { numRuns: propertyRuns },
  );
});

test.each([
  ['1.5亿', '15000'],
  ['15000万', '15000'],
  ['1.5 亿元', '15000'],
  ['１．５亿元', '15000'],
  ['15,000\u202f万元', '15000'],
  ['150,000,000 元', '15000'],
  ['1亿5000万', '15000'],
  ['1亿5千万元', '15000'],
  ['-1亿5000万元', '-15000'],
  ['3千万', '3000'],
  ['200百万元', '20000'],
  ['1.2万亿', '120000000'],
  ['RMB 300万', '300'],
])('[LAY-20] “%s” is %s 万元 whichever unit is chosen', (text, amount) => {
  for (const unit of amountUnits) expect(typedAmount(text, unit)).toBe(amount);
});

test('[VAL-06] a pasted text of four million characters is no amount, and is so at once', () => {
  const began = performance.now();
  expect(typedAmount('1'.repeat(4_000_000), '元')).toBeNull();
  expect(unitTyped(`${'1'.repeat(4_000_000)}亿`)).toBeNull();
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('[VAL-06] what is no number is no amount', () => {
  for (const text of [
    '',
    '一亿',
    '1e4',
    '01',
    '1.',
    '--1',
    '.5',
    '12,00',
    '22,00,0',
    '1.5,000',
    ',100',
    '1亿5000',
    '1.5亿3万',
    '5万2亿',
    '亿',
    '万元',
    '1 亿 2 亿',
    '3 万股',
    '5 美元',
    '1元5万',
  ])
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
