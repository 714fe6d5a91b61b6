import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Policy } from '../../../contract/park/park';
import { isApplicationOver, policyStanding } from '../../../contract/park/policy-standing';
import { startOfDay } from '../../../contract/values/beijing-time';
import { dayMs } from '../../../contract/values/duration';
import { policyLink } from '../../../src/domain/park/policy-link';
import { sortedPolicies, validCount } from '../../../src/domain/park/sorted-policies';
import { phoneLink } from '../../../src/domain/phone/phone-link';

const beijing = (text: string): number => Date.parse(`${text}+08:00`);
const first = startOfDay(beijing('2020-01-01T00:00:00'));
/** A day of ten years as a number, and a moment within it. */
const day = fc.integer({ min: 0, max: 3650 });
const within = fc.integer({ min: 0, max: dayMs - 1 });
const at = (of: number, moment: number): number => first + of * dayMs + moment;

/** A policy with its first and last day; the days may be written as any moment of theirs. */
const period = fc
  .record({ from: day, length: fc.option(fc.integer({ min: 0, max: 2000 })), early: within, late: within })
  .map(({ from, length, early, late }) => ({
    from,
    to: length === null ? null : from + length,
    effectiveFrom: at(from, early),
    effectiveTo: length === null ? null : at(from + length, late),
  }));

describe('the standing of a policy', () => {
  test('[SCR-06] a policy is in force from its first to its last day in Beijing, both included', () => {
    fc.assert(
      fc.property(period, day, within, (policy, today, moment) => {
        const { from, to } = policy;
        const expected = today < from ? 'coming' : to !== null && today > to ? 'expired' : 'valid';
        expect(policyStanding(policy, at(today, moment))).toBe(expected);
      }),
    );
  });

  test('[SCR-06] as the clock moves on, a policy comes into force once and expires once', () => {
    const order = ['coming', 'valid', 'expired'];
    fc.assert(
      fc.property(period, fc.array(fc.tuple(day, within), { minLength: 2 }), (policy, clock) => {
        const moments = clock.map(([of, moment]) => at(of, moment)).sort((one, other) => one - other);
        const places = moments.map((now) => order.indexOf(policyStanding(policy, now)));
        expect(places).toEqual([...places].sort((one, other) => one - other));
      }),
    );
  });

  test('[SCR-06] the last day ends at midnight in Beijing', () => {
    const policy = {
      effectiveFrom: beijing('2024-01-01T00:00:00'),
      effectiveTo: beijing('2026-12-31T00:00:00'),
    };
    expect(
      ['2023-12-31T23:59:59', '2024-01-01T00:00:00', '2026-12-31T23:59:59', '2027-01-01T00:00:00'].map(
        (now) => policyStanding(policy, beijing(now)),
      ),
    ).toEqual(['coming', 'valid', 'valid', 'expired']);
    const deadline = beijing('2026-12-31T00:00:00');
    expect(
      [null, deadline].map((last) => isApplicationOver({ deadline: last }, beijing('2026-12-31T23:59:59'))),
    ).toEqual([false, false]);
    expect(isApplicationOver({ deadline }, beijing('2027-01-01T00:00:00'))).toBe(true);
  });

  test('[SCR-06] expired policies come last, and none is lost or counted twice', () => {
    fc.assert(
      fc.property(fc.array(period), day, within, (periods, today, moment) => {
        const now = at(today, moment);
        const policies = periods.map((each, place): Policy => ({ ...blank, ...each, id: `p${place}` }));
        const sorted = sortedPolicies(policies, now);
        const standings = sorted.map((policy) => policyStanding(policy, now));
        const places = standings.map((each) => ['valid', 'coming', 'expired'].indexOf(each));
        expect(places).toEqual([...places].sort((one, other) => one - other));
        expect(sorted.map(({ id }) => id).sort()).toEqual(policies.map(({ id }) => id).sort());
        expect(validCount(policies, now)).toBe(standings.filter((each) => each === 'valid').length);
      }),
    );
  });
});

const blank: Policy = {
  id: 'p',
  title: '政策',
  kind: 'plan',
  level: 'state',
  issuer: '国务院',
  number: '',
  audience: '',
  conditions: [],
  materials: [],
  cap: '',
  deadline: null,
  effectiveFrom: 0,
  effectiveTo: null,
  source: null,
  verifiedAt: null,
};

test('[SEC-02] only an address of the government leads to the original text', () => {
  const source = 'https://www.gov.cn/zhengce/content/2020-09/21/content_5544926.htm';
  expect(policyLink({ source })).toBe(source);
  for (const other of [
    null,
    '',
    'http://www.gov.cn/a',
    'https://www.gov.cn.example.com/a',
    'https://notgov.cn/a',
    'https://www.gov.cn@example.com/a',
    'javascript:alert(1)//.gov.cn',
    'https://www.gov.cn\\@example.com',
  ])
    expect(policyLink({ source: other })).toBeNull();
});

test('[SCR-06] a number is dialled, and any other text is not', () => {
  expect(phoneLink('010-0556 1000')).toBe('tel:01005561000');
  expect(phoneLink('+86 21 5556 0000')).toBe('tel:+862155560000');
  for (const text of ['', '转 8012', '010-0556;ext=1', 'javascript:alert(1)', '1'.repeat(40)])
    expect(phoneLink(text)).toBeNull();
});
