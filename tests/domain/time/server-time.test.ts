import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsAfter, leadWithin, type ClockBounds } from '../../../src/domain/time/server-time';
import { dateStamp } from '../../../src/domain/time/date-stamp';
import { propertyRuns } from '../../support/property';

const year = 365 * 86_400_000;
const lead = fc.integer({ min: -60 * year, max: 60 * year });
const call = fc.record({
  pauseMs: fc.integer({ min: 0, max: 600_000 }),
  thereMs: fc.integer({ min: 0, max: 20_000 }),
  backMs: fc.integer({ min: 0, max: 20_000 }),
});
const calls = fc.array(call, { minLength: 1, maxLength: 30 });

test('[CLK-01] the learnt time is off by no more than the answer took and one second', () => {
  fc.assert(
    fc.property(lead, lead, calls, (trueLead, supposed, made) => {
      let steady = 0;
      let bounds: ClockBounds | null = null;
      let learnt = supposed;
      let best = Infinity;
      for (const { pauseMs, thereMs, backMs } of made) {
        const askedAt = steady + pauseMs;
        const answeredAt = askedAt + thereMs + backMs;
        steady = answeredAt;
        const header = new Date(trueLead + askedAt + thereMs).toUTCString();
        const stamp = dateStamp(header, { askedAt, answeredAt });
        if (stamp === null) throw new Error(`${header} is a date`);
        bounds = boundsAfter(bounds, stamp);
        learnt = leadWithin(bounds, learnt);
        best = Math.min(best, thereMs + backMs + 1_000);
        expect(Math.abs(learnt - trueLead)).toBeLessThanOrEqual(best);
      }
    }),
    { numRuns: propertyRuns },
  );
});

test('[CLK-01] a device whose clock is right is believed to the millisecond', () => {
  fc.assert(
    fc.property(lead, call, (trueLead, { thereMs, backMs }) => {
      const header = new Date(trueLead + thereMs).toUTCString();
      const stamp = dateStamp(header, { askedAt: 0, answeredAt: thereMs + backMs });
      expect(stamp && leadWithin(boundsAfter(null, stamp), trueLead)).toBe(trueLead);
    }),
    { numRuns: propertyRuns },
  );
});

test('[CLK-01] an answer that contradicts the earlier ones is believed, for the device slept', () => {
  const before = boundsAfter(null, { earliest: 5_000, latest: 6_000, askedAt: 0, answeredAt: 10 });
  const after = { earliest: 3_605_000, latest: 3_606_000, askedAt: 20, answeredAt: 30 };
  expect(boundsAfter(before, after)).toEqual({ least: 3_604_970, most: 3_605_980 });
});

test.each([null, undefined, '', 'soon', 'Wed, 99 Foo 2026 00:00:00 GMT'])(
  '[CLK-01] an answer with the date %j teaches nothing',
  (header) => expect(dateStamp(header, { askedAt: 0, answeredAt: 1 })).toBeNull(),
);
