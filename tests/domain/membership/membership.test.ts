import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysLeft } from '../../../src/domain/membership/days-left';
import { comparedRights } from '../../../src/domain/membership/compared-rights';
import { plans } from '../../support/arbitraries/orders';
import { times } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const day = 86_400_000;

const plan = (rights: readonly (readonly [key: string, value: string])[]) => ({
  planId: 'plan',
  name: '会员',
  amount: 1,
  months: 12,
  summary: '',
  rights: rights.map(([key, value]) => ({ key, name: `权益 ${key}`, text: '', value })),
  opens: [],
  grade: 1,
  needsFullVerification: false,
  recommended: false,
});

test('[SCR-09] plans are compared right by right; what a plan does not hold has no value', () => {
  const plansCompared = [
    plan([
      ['contact', '每月 20 次'],
      ['room', ''],
    ]),
    plan([
      ['contact', '不限'],
      ['room', '3 间'],
      ['report', '含'],
    ]),
  ];
  expect(comparedRights(plansCompared)).toEqual([
    { key: 'contact', name: '权益 contact', values: ['每月 20 次', '不限'] },
    { key: 'room', name: '权益 room', values: [null, '3 间'] },
    { key: 'report', name: '权益 report', values: [null, '含'] },
  ]);
});

test('[SCR-09] a comparison names every right once, with as many values as there are plans', () => {
  fc.assert(
    fc.property(fc.array(plans, { maxLength: 4 }), (list) => {
      const lines = comparedRights(list);
      const keys = lines.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(keys)).toEqual(new Set(list.flatMap(({ rights }) => rights.map(({ key }) => key))));
      for (const { values } of lines) expect(values).toHaveLength(list.length);
    }),
    runs,
  );
});

test.each([
  [null, null],
  [0, 0],
  [1, 1],
  [day, 1],
  [day + 1, 2],
  [-5, 0],
])('[PAY-17] an end %s ms away is %s days away', (away, days) => {
  expect(daysLeft({ until: away === null ? null : 1_000_000 + away }, 1_000_000)).toBe(days);
});

test('[PAY-17] the days left never grow as time goes by, and are none once the end is past', () => {
  fc.assert(
    fc.property(times, times, fc.nat(), (until, now, later) => {
      const left = daysLeft({ until }, now) ?? -1;
      expect(daysLeft({ until }, now + later) ?? -1).toBeLessThanOrEqual(left);
      expect(left === 0).toBe(now >= until);
    }),
    runs,
  );
});
