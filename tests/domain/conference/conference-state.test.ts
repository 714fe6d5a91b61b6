import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conferenceState, conferenceStates } from '../../../contract/conference/conference-state';
import {
  refundOf,
  refundPercent,
  saleTimes,
  ticketSale,
  type RefundStep,
} from '../../../contract/conference/ticket-type';

const times = {
  registrationFrom: 100,
  registrationUntil: 200,
  startsAt: 300,
  endsAt: 400,
  cancelledAt: null,
  left: 5,
};
const type = { saleFrom: null, saleUntil: null, left: 5 };

test('[SCR-08] a conference passes its states at the exact moments', () => {
  const at = (now: number, change: Partial<typeof times> = {}) =>
    conferenceStates[conferenceState({ ...times, ...change }, now)];
  expect([99, 100, 199, 200, 299, 300, 399, 400].map((now) => at(now))).toEqual([
    '未开始报名',
    '报名中',
    '报名中',
    '报名截止',
    '报名截止',
    '进行中',
    '进行中',
    '已结束',
  ]);
  expect([99, 100, 200].map((now) => at(now, { left: 0 }))).toEqual(['未开始报名', '已满', '报名截止']);
  expect(conferenceState({ ...times, cancelledAt: 1 }, 500)).toBe('cancelled');
});

test('[SCR-08] a ticket is on sale only while its conference takes registrations', () => {
  const moment = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(
      fc.record({
        registrationFrom: moment,
        registrationUntil: moment,
        startsAt: moment,
        cancelledAt: fc.option(moment),
      }),
      fc.record({ saleFrom: fc.option(moment), saleUntil: fc.option(moment), left: fc.nat({ max: 2 }) }),
      moment,
      (conference, each, now) => {
        const sale = ticketSale(each, conference, now);
        const { from, until } = saleTimes(each, conference);
        const takes =
          conference.cancelledAt === null && conference.registrationFrom <= now && now < conference.startsAt;
        if (sale === 'onSale')
          expect([takes, each.left > 0, from <= now && now < until]).toEqual([true, true, true]);
        if (sale === 'soldOut') expect(each.left).toBe(0);
        if (conference.cancelledAt !== null) expect(sale).toBe('over');
      },
    ),
  );
  expect([50, 150, 250].map((now) => ticketSale(type, times, now))).toEqual(['notYet', 'onSale', 'over']);
  expect(ticketSale({ ...type, left: 0 }, times, 150)).toBe('soldOut');
  expect(ticketSale({ ...type, saleUntil: 120 }, times, 150)).toBe('over');
});

test('[PAY-16] a refund falls with time and never exceeds the price', () => {
  const steps: readonly RefundStep[] = [
    { until: 100, percent: 100 },
    { until: 200, percent: 50 },
  ];
  expect([0, 99, 100, 199, 200].map((now) => refundPercent(steps, now))).toEqual([100, 100, 50, 50, 0]);
  expect(refundOf(99_999, steps, 150)).toBe(49_999);
  expect(refundPercent([], 0)).toBe(0);
});
