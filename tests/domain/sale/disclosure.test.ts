import { expect, test } from 'vitest';
import { disclose } from '../../../src/domain/sale/disclose';
import { sourceTypeLabel, sourceTypes } from '../../../src/domain/sale/source-type';
import { acceptsSourceType } from '../../../src/domain/sale/source-type-ids';
import { ndaStateLabels } from '../../../src/domain/sale/nda-state';

test('[ENT-01] a field that the answer calls hidden is hidden, whatever else came', () => {
  expect(disclose('netProfit', null, ['netProfit'])).toEqual({ kind: 'hidden' });
  expect(disclose('netProfit', '1200', ['netProfit', 'valuation'])).toEqual({ kind: 'hidden' });
});

test('[ENT-01] a field that is not hidden is shown, or absent', () => {
  expect(disclose('amount', '3200', ['netProfit'])).toEqual({ kind: 'shown', value: '3200' });
  expect(disclose('amount', null, [])).toEqual({ kind: 'absent' });
});

test('[RTE-03] the table of source types has each value once, with a name', () => {
  expect(new Set(sourceTypes.map(({ value }) => value)).size).toBe(sourceTypes.length);
  expect(sourceTypes.map(({ value }) => value)).toEqual(['entrust', 'platform', 'soe', 'listed', 'court']);
  expect(sourceTypeLabel('soe', [])).toBe('国资挂牌');
  expect(sourceTypeLabel('bond', [{ value: 'bond', label: '债权转让' }])).toBe('债权转让');
  expect(sourceTypeLabel('other', [])).toBe('other');
  expect([acceptsSourceType('bond', []), acceptsSourceType('bond', ['bond'])]).toEqual([false, true]);
});

test('[ENT-01] every state of an NDA has its name', () => {
  expect(Object.values(ndaStateLabels)).toEqual(['未签署', '待审核', '已签署', '已驳回', '已过期']);
});
