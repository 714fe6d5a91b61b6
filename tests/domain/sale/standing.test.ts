import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValid } from '../../../src/domain/sale/evidence';
import { awaitsConfirmation } from '../../../src/domain/sale/freshness';
import { evidences } from '../../support/arbitraries/sales';
import { times } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';
import { dayMs } from '../../../contract/values/duration';

test('[MKT-13] evidence that has run out is not valid, now and at any later time', () => {
  fc.assert(
    fc.property(evidences, times, (evidence, late) => {
      const until = evidence.until ?? evidence.at;
      expect(isValid({ ...evidence, until }, Math.max(late, until))).toBe(false);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-13] evidence holds from its day on until it runs out', () => {
  const evidence = { kind: 'authority', method: '委托协议', at: 10, until: 20 } as const;
  expect([9, 10, 19, 20].map((now) => isValid(evidence, now))).toEqual([false, true, true, false]);
  expect(isValid({ ...evidence, until: null }, 10 ** 15)).toBe(true);
});

test('[MKT-06] a deal awaits its confirmation from day 45 on', () => {
  expect([0, 44, 45, 90].map((days) => awaitsConfirmation(1_000, 1_000 + days * dayMs))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(awaitsConfirmation(null, 10 ** 15)).toBe(false);
});
