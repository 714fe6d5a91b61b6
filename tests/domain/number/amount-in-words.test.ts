import nzh from 'nzh/cn';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDecimal, type Decimal } from '../../../contract/values/decimal';
import { amountInWords } from '../../../src/domain/number/amount-in-words';
import { propertyRuns } from '../../support/property';

const decimal = (text: string): Decimal => {
  const parsed = parseDecimal(text);
  if (parsed._tag === 'None') throw new Error(text);
  return parsed.value;
};

test.each([
  ['15000', '人民币壹亿伍仟万元整'],
  ['0.0001', '人民币壹元整'],
  ['10000.001', '人民币壹亿零壹拾元整'],
  ['23500', '人民币贰亿叁仟伍佰万元整'],
  ['12800.5', '人民币壹亿贰仟捌佰万伍仟元整'],
])('[SCR-07] %s 万元 is written out as %s', (amount, words) => {
  expect(amountInWords(decimal(amount))).toBe(words);
});

test('[SCR-07] every bid is written out so that its words read back as the same sum', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 9_999_999_999_999n }), (yuan) => {
      const text = yuan.toString().padStart(5, '0');
      const words = amountInWords(decimal(`${text.slice(0, -4)}.${text.slice(-4)}`));
      const read = nzh.decodeB(words.replace('人民币', '').replace('元整', ''));
      expect(BigInt(read)).toBe(yuan);
    }),
    { numRuns: propertyRuns },
  );
});
