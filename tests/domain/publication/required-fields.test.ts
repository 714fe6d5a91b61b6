import { expect, test } from 'vitest';
import { requiredFields } from '../../../src/domain/publication/required-fields';

const given = { year: 2026, keptSource: null, publisher: '' };
const ofSale = (texts: Readonly<Record<string, string>>) => requiredFields('sale', texts, given);

test('[VAL-06] what must be filled in is told before anything is wrong, and what may be left out is not', () => {
  const required = ofSale({});
  for (const field of ['sourceType', 'title', 'industry', 'region', 'dealForm', 'teaser', 'companyName'])
    expect(required, field).toContain(field);
  for (const field of ['city', 'customers', 'stake', 'round', 'least', 'newestYear', 'documents'])
    expect(required, field).not.toContain(field);
});

test('[VAL-06] the form of a deal decides over its stake and round, and its amount over the sum', () => {
  expect(ofSale({ dealForm: 'control' })).toContain('stake');
  expect(ofSale({ dealForm: 'round' })).toContain('round');
  expect(ofSale({ dealForm: 'whole' })).not.toContain('stake');
  expect(ofSale({ amountKind: 'given' })).toContain('amount');
  expect(ofSale({ amountKind: 'open' })).not.toContain('amount');
  expect(ofSale({ dealForm: 'control', stake: '67', title: '华东精密' })).toContain('title');
});

test('[VAL-06] of a budget either end may be left out', () => {
  const required = requiredFields('buy', { amountKind: 'given' }, given);
  expect(required).toContain('industries');
  expect(required).not.toContain('rounds');
  expect(required).not.toContain('minAmount');
});
