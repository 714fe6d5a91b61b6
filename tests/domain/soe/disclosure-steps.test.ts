import { isRight, left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { exactDay, shiftedDay } from '../../../contract/calendar/calendar-day';
import { calendarOf, stateCalendar } from '../../../contract/calendar/state-calendar';
import { disclosureSteps, stepOn } from '../../../contract/soe/disclosure-steps';
import { listingFaults } from '../../../contract/soe/listing-faults';
import { exactDecimal } from '../../../contract/values/decimal';
import { datesOf, soeListing } from '../../support/samples/soe-listing';

test('[MKT-17] each least length has a document, and at most one of them holds on a day', () => {
  for (const { name, days, basis, label, from, until } of disclosureSteps) {
    expect(Number.isInteger(days) && days > 0, name).toBe(true);
    expect(basis, name).not.toBe('');
    expect(label, name).not.toBe('');
    expect(until === null || until >= from, name).toBe(true);
    const others = disclosureSteps.filter((each) => each.name === name && each.from !== from);
    for (const each of others)
      expect(each.from > (until ?? '9999') || (each.until ?? '9999') < from, name).toBe(true);
  }
});

test('[MKT-17] a changed rule holds from its first day, the one before it up to the day before', () => {
  const days = (day: string) => {
    const step = stepOn('formalEquityRepriced', exactDay(day));
    return isRight(step) ? step.right.days : null;
  };
  expect(['2022-05-15', '2022-05-16'].map(days)).toEqual([20, 10]);
});

test('[MKT-17] a repealed rule is found for its time, and named as missing after it', () => {
  const last = exactDay('2025-02-17');
  expect(stepOn('extension', last)).toMatchObject(right({ days: 5, basis: '国资发产权〔2009〕120号' }));
  const day = shiftedDay(last, 1);
  expect(stepOn('extension', day)).toEqual(left({ kind: 'stepMissing', step: 'extension', day }));
});

const good = {
  preFrom: '2026-06-01',
  preUntil: '2026-06-30',
  formalFrom: '2026-07-06',
  formalUntil: '2026-08-03',
};

test.each([
  ['has none', good, {}, []],
  [
    'has a period that is too short',
    { ...good, formalUntil: '2026-07-31' },
    {},
    [{ kind: 'periodTooShort', step: 'formalEquity', least: 20, stated: 19 }],
  ],
  [
    'has a preliminary disclosure that is too short',
    { ...good, preUntil: '2026-06-29' },
    {},
    [{ kind: 'periodTooShort', step: 'pre', least: 20, stated: 19 }],
  ],
  [
    'has days out of order',
    { ...good, formalFrom: '2026-06-29' },
    {},
    [{ kind: 'datesDisordered', earlier: '2026-06-30', later: '2026-06-29' }],
  ],
  [
    'is first offered under its appraised value',
    good,
    { price: exactDecimal('2999.99') },
    [{ kind: 'priceUnderAppraisal' }, { kind: 'depositTooLarge' }],
  ],
  [
    'is offered again under 90 % without consent',
    good,
    { repriced: true, price: exactDecimal('2699.99'), deposit: null },
    [{ kind: 'consentMissing' }],
  ],
  ['is offered again at 90 %', good, { repriced: true, price: exactDecimal('2700'), deposit: null }, []],
  [
    'is offered again under 90 % with consent',
    good,
    { repriced: true, price: exactDecimal('1'), deposit: null, consent: '批准文件' },
    [],
  ],
  ['is new capital without a price', {}, { deal: 'increase', price: null }, []],
  [
    'is new capital for less than the whole company',
    {},
    { deal: 'increase', price: exactDecimal('1000'), deposit: exactDecimal('300') },
    [],
  ],
] as const)('[MKT-17] the faults of a listing are named when it %s', (_, dates, other, faults) => {
  expect(listingFaults(soeListing(dates, other), stateCalendar)).toEqual(right(faults));
});

test('[MKT-17] a stated length under the least length is a fault, without an end too', () => {
  const dates = { ...datesOf({ formalFrom: '2026-07-06' }), formalDays: 19 };
  expect(listingFaults(soeListing({}, { dates }), stateCalendar)).toEqual(
    right([{ kind: 'periodTooShort', step: 'formalEquity', least: 20, stated: 19 }]),
  );
  const enough = { ...dates, formalDays: 20 };
  expect(listingFaults(soeListing({}, { dates: enough }), stateCalendar)).toEqual(right([]));
});

test('[MKT-17] the length of a period in a year without notice is not judged', () => {
  const listing = soeListing({ formalFrom: '2026-12-07', formalUntil: '2027-01-10' });
  const unknown = left({ kind: 'calendarYearMissing', year: 2027 });
  expect(listingFaults(listing, stateCalendar)).toEqual(unknown);
  expect(listingFaults(soeListing(good), calendarOf([]))).toMatchObject(
    left({ kind: 'calendarYearMissing', year: 2026 }),
  );
});
