import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetIn, buyFaults } from '../../../contract/publication/buy-faults';
import { buySteps, hiddenOfBuy, publicBuyFields } from '../../../contract/publication/buy-form';
import type { FormTexts } from '../../../contract/publication/form-texts';
import { publishedBuy } from '../../../gateway/src/domain/publication/published-buy';
import { buyFor } from '../../../gateway/src/domain/buy/disclosure';
import { demandAddress } from '../../../src/domain/publication/demand-address';
import { givenTexts } from '../../../src/domain/publication/asked-form';
import { formPlan } from '../../../src/domain/publication/form-plan';
import { mayBeChanged, possibleActs } from '../../../src/domain/publication/possible-acts';
import { buyPreview, wantedSales } from '../../../src/domain/publication/buy-preview';
import { soundBuy } from '../../../tools/gallery/stories/sound-buy';
import { publicationOf } from '../../support/samples/publication-of';
import { propertyRuns } from '../../support/property';

const fields = Object.values(buySteps).flatMap((each): readonly string[] => each);
const texts: fc.Arbitrary<FormTexts> = fc.dictionary(
  fc.constantFrom(...fields),
  fc.oneof(fc.string(), fc.constantFrom('-1', '01,0102', 'given', '亿元', '12', '3.5', 'amount,funding')),
  { maxKeys: 20 },
);
const wrongIn = (form: FormTexts): readonly string[] =>
  Object.entries(buyFaults(form)).flatMap(([field, fault]) => (fault === undefined ? [] : [field]));
test('[VAL-06] a sound demand has no fault, and every fault is of a field that stands on a step', () => {
  expect(wrongIn(soundBuy)).toEqual([]);
  expect(formPlan('buy').blank(2026)).toMatchObject({ naming: 'hidden', validity: '90' });
  fc.assert(
    fc.property(texts, (form) => {
      for (const field of wrongIn(form)) expect(fields).toContain(field);
    }),
    { numRuns: propertyRuns },
  );
});

test('[VAL-06][SCR-02] a demand’s range is one, 不限 stands alone, and one end of the budget may stay open', () => {
  const faultsOf = (change: FormTexts) => wrongIn({ ...soundBuy, ...change });
  expect(faultsOf({ minAmount: '7' })).toEqual(['maxAmount']);
  expect(faultsOf({ minAmount: '', maxAmount: '' })).toEqual(['minAmount']);
  expect(faultsOf({ minAmount: 'a' })).toEqual(['minAmount']);
  expect(faultsOf({ maxAmount: '' })).toEqual([]);
  expect(faultsOf({ amountKind: 'open', minAmount: 'a' })).toEqual([]);
  expect(faultsOf({ industries: '-1,0102' })).toEqual(['industries']);
  expect(faultsOf({ regions: '-1' })).toEqual([]);
  expect(faultsOf({ regions: '', industries: '__proto__' })).toEqual(['industries', 'regions']);
  expect(budgetIn(soundBuy)).toEqual({ min: '20000', max: '60000' });
});

test('[ENT-08][MKT-07] what a buyer hides is neither in the preview nor in what others read, and what is public is looked at', () => {
  fc.assert(
    fc.property(fc.subarray(['amount', 'funding', 'contact']), fc.boolean(), (hidden, isNamed) => {
      const form = { ...soundBuy, hidden: hidden.join(','), naming: isNamed ? 'shown' : 'hidden' };
      const deal = buyFor(null, publishedBuy(publicationOf({ fields: form }), 0));
      const preview = buyPreview(form, 0).buy;
      expect(deal.hidden).toEqual(hiddenOfBuy(form));
      expect('companyName' in deal).toBe(isNamed);
      expect(preview.companyName.kind).toBe(isNamed ? 'shown' : 'hidden');
      for (const name of ['funding', 'contact'] as const) {
        expect(name in deal).toBe(!hidden.includes(name));
        expect(preview[name].kind).toBe(hidden.includes(name) ? 'hidden' : 'shown');
      }
      expect('maxAmount' in deal).toBe(preview.budget.kind === 'shown');
      expect(publicBuyFields(form).includes('funding')).toBe(!hidden.includes('funding'));
    }),
    { numRuns: propertyRuns },
  );
});

test('[SCR-02] a new demand begins with what a list was filtered by, and is counted by the same', () => {
  const address = demandAddress('?industry=0102&region=cn-31&min=2000&max=6000&keyword=x');
  const given = givenTexts(address.slice(address.indexOf('?')));
  expect(given).toEqual({ industries: '0102', regions: 'cn-31', minAmount: '2000', maxAmount: '6000' });
  const form = { ...formPlan('buy').blank(2026), ...given };
  expect(wantedSales(form)).toMatchObject({
    industry: ['0102'],
    region: ['cn-31'],
    min: '2000',
    max: '6000',
  });
  expect(wantedSales({ ...form, minAmount: '9000' })).toBeNull();
  expect(wantedSales({ ...form, minAmount: '', maxAmount: '' })).toMatchObject({ min: null, max: null });
  expect(buyPreview({ ...form, minAmount: '9000' }, 0).buy.budget).toEqual({ kind: 'absent' });
  expect(givenTexts('?kind=buy&id=d1&industry=0102')).toEqual({});
  expect(givenTexts('?kind=sale&industry=0102')).toEqual({});
});

test('[SCR-02][MKT-06] what may be done about a publication follows where it stands', () => {
  expect(possibleActs({ review: 'draft', listing: 'none' })).toEqual(['remove']);
  expect(possibleActs({ review: 'pending', listing: 'none' })).toEqual([]);
  expect(possibleActs({ review: 'approved', listing: 'listed' })).toEqual(['confirm', 'withdraw', 'close']);
  expect(possibleActs({ review: 'rejected', listing: 'listed' })).toEqual([
    'confirm',
    'withdraw',
    'close',
    'revert',
  ]);
  expect(possibleActs({ review: 'approved', listing: 'withdrawn' })).toEqual(['restore']);
  expect(mayBeChanged({ review: 'pending', listing: 'listed' })).toBe(false);
  expect(mayBeChanged({ review: 'rejected', listing: 'listed' })).toBe(true);
  expect(possibleActs({ review: 'approved', listing: 'closed' })).toEqual([]);
  expect(mayBeChanged({ review: 'approved', listing: 'closed' })).toBe(false);
});
