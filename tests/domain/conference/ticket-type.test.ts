import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  refundPercent,
  saleTimes,
  ticketSale,
  type RefundStep,
} from '../../../contract/conference/ticket-type';

const times = { opensAt: 100, closesAt: 200, startsAt: 300, cancelledAt: null };
const type = { saleFrom: null, saleUntil: null, left: 5 };

test('[SCR-08] a ticket is on sale only while its conference takes registrations', () => {
  const moment = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(
      fc.record({
        opensAt: moment,
        closesAt: moment,
        startsAt: moment,
        cancelledAt: fc.option(moment),
      }),
      fc.record({ saleFrom: fc.option(moment), saleUntil: fc.option(moment), left: fc.nat({ max: 2 }) }),
      moment,
      (conference, each, now) => {
        const sale = ticketSale(each, conference, now);
        const { from, until } = saleTimes(each, conference);
        const takes =
          conference.cancelledAt === null && conference.opensAt <= now && now < conference.startsAt;
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

test('[PAY-16] the part that is refunded falls with time', () => {
  const steps: readonly RefundStep[] = [
    { until: 100, percent: 100 },
    { until: 200, percent: 50 },
  ];
  expect([0, 99, 100, 199, 200].map((now) => refundPercent(steps, now))).toEqual([100, 100, 50, 50, 0]);
  expect(refundPercent([], 0)).toBe(0);
});
