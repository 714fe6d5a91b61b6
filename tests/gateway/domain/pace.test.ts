import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { takePace, type PaceLeft } from '../../../gateway/src/domain/limit/pace';
import { propertyRuns } from '../../support/property';

const pace = { burst: 10, perSecond: 4 };

test('[SEC-05] in no window of time is more taken than the burst and what was gained meanwhile', () => {
  const asking = fc.array(fc.tuple(fc.nat({ max: 3_000 }), fc.integer({ min: 1, max: 5 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(asking, (steps) => {
      const taken: { at: number; cost: number }[] = [];
      let left: PaceLeft = { left: pace.burst, at: 0 };
      let now = 0;
      for (const [pause, cost] of steps) {
        now += pause;
        const next = takePace(pace, left, cost, now);
        if (next === null) continue;
        left = next;
        taken.push({ at: now, cost });
      }
      taken.forEach((first, index) => {
        taken.slice(index).reduce((sum, one) => {
          const total = sum + one.cost;
          expect(total).toBeLessThanOrEqual(
            pace.burst + ((one.at - first.at) / 1000) * pace.perSecond + 1e-6,
          );
          return total;
        }, 0);
      });
    }),
    { numRuns: propertyRuns },
  );
});

test('[SEC-05] what was used comes back with time, up to the burst', () => {
  const empty: PaceLeft = { left: 0, at: 0 };
  expect(takePace(pace, empty, 1, 249)).toBeNull();
  expect(takePace(pace, empty, 1, 250)).toEqual({ left: 0, at: 250 });
  expect(takePace(pace, empty, 1, 1_000_000)).toEqual({ left: 9, at: 1_000_000 });
});
