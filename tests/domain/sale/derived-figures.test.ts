import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotientOf } from '../../../contract/values/decimal-arithmetic';
import { growthOf, marginOf, multipleOf, priceOf, shareOf } from '../../../src/domain/sale/derived-figures';
import { disclosures } from '../../support/arbitraries/sales';
import { decimals } from '../../support/arbitraries/values';
import { decimal } from '../../support/samples/decimal';
import { propertyRuns } from '../../support/property';

const figure = disclosures(decimals);
const amounts = fc.integer({ min: 1, max: 10_000_000 }).map(String).map(decimal);
const shown = (text: string) => ({ kind: 'shown', value: decimal(text) }) as const;
const hidden = { kind: 'hidden' } as const;
const absent = { kind: 'absent' } as const;
const deal = { amount: shown('32000'), valuation: absent, amountLabel: '转让金额', stage: '控股权 67%' };

test('[MKT-12][ENT-08] what is worked out of a sealed figure is sealed, whatever the other is', () => {
  fc.assert(
    fc.property(figure, (other) => {
      for (const work of [growthOf, marginOf]) {
        expect(work(hidden, other)).toEqual(hidden);
        expect(work(other, hidden)).toEqual(hidden);
      }
      expect(multipleOf({ from: 'valuation', share: null, of: hidden }, other)).toEqual(hidden);
      expect(multipleOf({ from: 'valuation', share: null, of: other }, hidden)).toEqual(hidden);
      expect(priceOf({ ...deal, valuation: hidden, amount: other })?.of).toEqual(hidden);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-12] on a base of nothing or less a growth, a margin and a multiple are 不适用', () => {
  fc.assert(
    fc.property(fc.constantFrom('0', '-1', '-0.5', '-90000'), amounts, (base, value) => {
      const [of, by] = [{ kind: 'shown', value } as const, shown(base)];
      for (const derived of [
        growthOf(by, of),
        marginOf(of, by),
        multipleOf({ from: 'amount', share: null, of }, by),
      ])
        expect(derived).toEqual({ kind: 'notApplicable' });
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-12] a multiple times its base is the price again, as far as one place tells', () => {
  fc.assert(
    fc.property(amounts, amounts, (of, by) => {
      const multiple = multipleOf(
        { from: 'valuation', share: null, of: { kind: 'shown', value: of } },
        { kind: 'shown', value: by },
      );
      if (multiple.kind !== 'shown') throw new Error('of two positive figures there is one');
      expect(Math.abs(Number(multiple.value) * Number(by) - Number(of))).toBeLessThanOrEqual(
        Number(by) * 0.0501,
      );
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-12] a growth has the sign of the change', () => {
  fc.assert(
    fc.property(amounts, amounts, (before, after) => {
      const growth = growthOf({ kind: 'shown', value: before }, { kind: 'shown', value: after });
      if (growth.kind !== 'shown') throw new Error('of two positive figures there is one');
      expect(Number(growth.value) * (Number(after) - Number(before))).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-12] the amount for a stake is put at the whole company; a part that nobody named has no price', () => {
  expect(shareOf('控股权 67 %')).toBe('67');
  expect(shareOf('全部股权')).toBe('all');
  for (const stage of ['控股权', '参股', '控股权 0 %', '参股 130 %']) expect(shareOf(stage)).toBe('unknown');
  expect(priceOf(deal)).toEqual({ from: 'amount', share: '67', of: shown('47761.194') });
  expect(priceOf({ ...deal, stage: '参股' })).toBeNull();
  expect(priceOf({ ...deal, amountLabel: '融资金额' })).toBeNull();
});

test('[MKT-12] a quotient is rounded half away from zero, and there is none by nothing', () => {
  expect(quotientOf(decimal('1'), decimal('8'), { places: 2 })).toBe('0.13');
  expect(quotientOf(decimal('-1'), decimal('8'), { places: 2 })).toBe('-0.13');
  expect(quotientOf(decimal('0.3'), decimal('1.2'), { shift: 2, places: 0 })).toBe('25');
  expect(quotientOf(decimal('5'), decimal('0'), { places: 2 })).toBeNull();
});
