import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buyVerdict,
  isFollowed,
  membershipOf,
  openedBy,
  termsOf,
  type PaidOrder,
} from '../../../gateway/src/domain/membership/membership';
import { monthsLater } from '../../../gateway/src/domain/membership/months';
import { planOf, plans } from '../../../gateway/src/domain/membership/plans';
import { beijingTime } from '../../../contract/values/beijing-time';
import { propertyRuns } from '../../support/property';

const day = 86_400_000;
const start = Date.UTC(2026, 0, 15, 4);

const order = (
  orderNo: string,
  goodsId: string,
  paidAt: number,
  state: PaidOrder['state'] = 'paid',
): PaidOrder => ({ orderNo, goodsId, months: 12, state, paidAt });

const orders = fc
  .array(
    fc.record({
      goodsId: fc.constantFrom(...plans.map(({ planId }) => planId)),
      after: fc.integer({ min: 0, max: 1_500 }),
      state: fc.constantFrom('paid' as const, 'refunding' as const, 'refunded' as const),
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.map(({ goodsId, after, state }, place) => order(String(place), goodsId, start + after * day, state)),
  );

describe('what paid orders open', () => {
  test('[PAY-17] a plan opens its permissions from the payment to its end, and not a moment longer', () => {
    const one = [order('a', 'plan-buyer-year', start)];
    const until = monthsLater(start, 12);
    expect(membershipOf(one, start)).toEqual({
      planId: 'plan-buyer-year',
      name: '买方会员',
      from: start,
      until,
      permissions: planOf('plan-buyer-year')?.opens,
      renewFrom: until - 30 * day,
      state: 'active',
    });
    expect(membershipOf(one, until - 30 * day).state).toBe('ending');
    expect(membershipOf(one, until - 1).permissions).toContain('deal.contact');
    expect(membershipOf(one, until)).toMatchObject({ state: 'ended', permissions: [], until });
    expect(membershipOf([], start)).toMatchObject({ state: 'none', planId: null });
  });

  test('[PAY-17] paid again it goes on where it ends; a higher plan shows, and the lower waits beneath', () => {
    const renewed = [order('a', 'plan-buyer-year', start), order('b', 'plan-buyer-year', start + 340 * day)];
    expect(membershipOf(renewed, start + 341 * day)).toMatchObject({
      from: start,
      until: monthsLater(start, 24),
      state: 'active',
    });
    const higher = [...renewed, order('c', 'plan-service-year', start + 10 * day)];
    expect(membershipOf(higher, start + 11 * day)).toMatchObject({ planId: 'plan-service-year' });
    expect(membershipOf(higher, monthsLater(start + 10 * day, 12))).toMatchObject({
      planId: 'plan-buyer-year',
    });
  });

  test('[PAY-17] no two terms overlap, each has all the days that were paid for, and a refunded one has none', () => {
    fc.assert(
      fc.property(orders, (list) => {
        const terms = termsOf(list);
        const kept = list.filter(({ state }) => state !== 'refunded');
        expect(terms.map(({ orderNo }) => orderNo).sort()).toEqual(kept.map(({ orderNo }) => orderNo).sort());
        for (const term of terms) {
          const lasts = term.spans.reduce((sum, { from, until }) => sum + until - from, 0);
          expect(lasts).toBe(monthsLater(term.from, 12) - term.from);
          expect([term.spans[0]?.from, term.spans.at(-1)?.until]).toEqual([term.from, term.until]);
        }
        const spans = terms.flatMap((term) => term.spans).sort((one, other) => one.from - other.from);
        expect(spans.every(({ from }, place) => place === 0 || (spans[place - 1]?.until ?? 0) <= from)).toBe(
          true,
        );
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[PAY-17] an upgrade keeps the remaining days of the lower plan for the time after it', () => {
    const upgraded = [
      order('a', 'plan-buyer-year', start),
      order('b', 'plan-service-year', start + 100 * day),
    ];
    const higherEnds = monthsLater(start + 100 * day, 12);
    const remaining = monthsLater(start, 12) - (start + 100 * day);
    expect(membershipOf(upgraded, start + 100 * day)).toMatchObject({
      planId: 'plan-service-year',
      from: start + 100 * day,
      until: higherEnds,
    });
    expect(membershipOf(upgraded, higherEnds)).toMatchObject({
      planId: 'plan-buyer-year',
      until: higherEnds + remaining,
      permissions: planOf('plan-buyer-year')?.opens,
    });
    expect(membershipOf(upgraded, higherEnds + remaining).state).toBe('ended');
    const refunded = upgraded.map((one, place) =>
      place === 1 ? { ...one, state: 'refunded' as const } : one,
    );
    expect(membershipOf(refunded, start + 101 * day).until).toBe(monthsLater(start, 12));
  });

  test('[PAY-17] nobody has a permission of a plan that they have not paid for', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 0, max: 3_000 }), (list, after) => {
        const { permissions } = membershipOf(list, start + after * day);
        const paidFor = list
          .filter(({ state, paidAt }) => state !== 'refunded' && (paidAt ?? 0) <= start + after * day)
          .flatMap(({ goodsId }) => planOf(goodsId)?.opens ?? []);
        expect(permissions.filter((permission) => !paidFor.includes(permission))).toEqual([]);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[PAY-17] a refunded order had opened what it opened until then, and nothing where it had not begun', () => {
    const first = order('a', 'plan-buyer-year', start);
    const renewal = order('b', 'plan-buyer-year', start + 10 * day, 'refunded');
    const closedAt = start + 20 * day;
    expect(openedBy({ ...renewal, closedAt }, [first, renewal])).toBeNull();
    const gone = { ...first, state: 'refunded' as const };
    expect(openedBy({ ...gone, closedAt }, [gone, renewal])).toMatchObject({ from: start, until: closedAt });
    expect(openedBy({ ...first, closedAt: null }, [first, renewal])).toMatchObject({
      from: start,
      until: monthsLater(start, 12),
    });
    expect(openedBy({ ...order('c', 'plan-buyer-year', start), closedAt: null }, [first])).toBeNull();
  });

  test('months are of the calendar in Beijing, and a short one ends on its last day', () => {
    const at = (text: string): number => Date.parse(`${text}+08:00`);
    expect(beijingTime(monthsLater(at('2024-02-29T00:30:00'), 12))).toBe('2025-02-28 00:30:00');
    expect(beijingTime(monthsLater(at('2026-01-31T23:59:59'), 1))).toBe('2026-02-28 23:59:59');
    expect(beijingTime(monthsLater(at('2026-11-15T08:00:00'), 3))).toBe('2027-02-15 08:00:00');
  });
});

describe('who may buy', () => {
  const none = membershipOf([], start);
  const verdicts = (prove: '1' | '2' | null, own = none) =>
    plans.map((plan) => {
      const verdict = buyVerdict(plan, prove, own);
      return verdict._tag === 'Left' ? verdict.left.code : 200;
    });

  test('[PAY-12] the grade decides: all plans are sold to full verification only', () => {
    expect([verdicts('1'), verdicts('2'), verdicts(null)]).toEqual([
      [200, 200, 200],
      [403, 403, 403],
      [403, 403, 403],
    ]);
  });

  test('[PAY-12] a lower plan is not sold beside a higher one; the same and a higher one are', () => {
    const facility = membershipOf([order('a', 'plan-facility-year', start)], start + day);
    expect(verdicts('1', facility)).toEqual([409, 200, 200]);
    const ended = membershipOf([order('a', 'plan-facility-year', start)], start + 400 * day);
    expect(verdicts('1', ended)).toEqual([200, 200, 200]);
  });

  test('[SCR-09] every plan names the same rights, so that a table compares them', () => {
    const keys = plans.map(({ rights }) => rights.map(({ key, name }) => `${key} ${name}`));
    expect(new Set(keys.map((list) => list.join())).size).toBe(1);
    expect(plans.every(({ opens }) => new Set(opens).size === opens.length)).toBe(true);
  });
});

describe('an end that takes nothing away', () => {
  const ofPlan = (orderNo: string, goodsId: string, after: number) =>
    order(orderNo, goodsId, start + after * day);
  test.each([
    ['nothing follows', [], false],
    ['the same plan goes on', [ofPlan('b', 'plan-facility-year', 300)], true],
    ['a higher plan was open meanwhile', [ofPlan('b', 'plan-service-year', 300)], false],
    ['a higher plan has ended before', [ofPlan('b', 'plan-service-year', -10)], false],
    ['a lower plan goes on beneath', [ofPlan('b', 'plan-buyer-year', 300)], false],
  ])('[PAY-17] when %s', (_, others, followed) => {
    const terms = termsOf([ofPlan('a', 'plan-facility-year', 0), ...others]);
    const [term] = terms.filter(({ orderNo }) => orderNo === 'a');
    expect(term !== undefined && isFollowed(term, terms)).toBe(followed);
  });
});
