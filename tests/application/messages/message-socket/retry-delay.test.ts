import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  failuresCounted,
  firstRetryMs,
  longestRetryMs,
  retryDelay,
} from '../../../../src/application/messages/message-socket/retry-delay';
import { propertyRuns } from '../../../support/property';

const jitters = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const failures = fc.integer({ min: 1, max: 100 });

describe('how long the socket waits for its next attempt', () => {
  test('[SOC-02] after the first failure exactly 2 s, whatever the jitter', () => {
    fc.assert(
      fc.property(jitters, (jitter) => {
        expect(retryDelay(1, jitter)).toBe(2_000);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[SOC-02] never less than 2 s and never more than 60 s', () => {
    fc.assert(
      fc.property(failures, jitters, (count, jitter) => {
        const delay = retryDelay(count, jitter);
        expect(delay).toBeGreaterThanOrEqual(firstRetryMs);
        expect(delay).toBeLessThanOrEqual(longestRetryMs);
        expect(Number.isInteger(delay)).toBe(true);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[SOC-02] it doubles with each failure until the cap, for every place within the jitter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), jitters, (count, jitter) => {
        expect(Math.abs(retryDelay(count + 1, jitter) - 2 * retryDelay(count, jitter))).toBeLessThanOrEqual(
          1,
        );
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[SOC-02] the jitter spreads clients over the upper half of the doubled wait', () => {
    expect([2, 3, 4, 5, 6, 7].map((count) => retryDelay(count, 0))).toEqual([
      2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
    expect([2, 3, 4, 5, 6, 7].map((count) => retryDelay(count, 0.5))).toEqual([
      3_000, 6_000, 12_000, 24_000, 45_000, 45_000,
    ]);
  });

  test('[SOC-02] counting further failures would change nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: failuresCounted, max: 1_000 }), jitters, (count, jitter) => {
        expect(retryDelay(count, jitter)).toBe(retryDelay(failuresCounted, jitter));
      }),
      { numRuns: propertyRuns },
    );
  });
});
