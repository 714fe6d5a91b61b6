import { expect, test } from 'vitest';
import { absent, hidden } from '../../../src/domain/sale/disclose';
import { sealedFields } from '../../../src/domain/sale/sealed-fields';
import { detail, openDetail } from '../../../tools/gallery/stories/deals';

test('[ENT-08] as many fields are told as sealed as the page seals, a figure of several years once', () => {
  expect(sealedFields(detail)).toBe(['公司名称', '主要客户', '净利润', 'EBITDA', '负债'].length);
  expect(sealedFields({ ...detail, valuation: hidden, finances: [] })).toBe(4);
  expect(sealedFields(openDetail)).toBe(0);
});

test('[ENT-08] whether a sealed year of a figure has a value changes nothing, nor does a year in which it is told', () => {
  const [first, ...others] = detail.finances;
  if (first === undefined) throw new Error('no year');
  const mixed = { ...detail, finances: [{ ...first, ebitda: absent }, ...others] };
  expect(sealedFields(mixed)).toBe(sealedFields(detail));
});
