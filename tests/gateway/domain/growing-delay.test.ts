import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterFailure,
  codeDelays,
  delayAfter,
  passwordDelays,
  pressedDelays,
  waitsUntil,
  type KeptDelay,
} from '../../../gateway/src/domain/limit/growing-delay';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const rule = fc.constantFrom(passwordDelays, pressedDelays, codeDelays);
const failures = fc.integer({ min: 0, max: 2_000 });

describe('a growing delay', () => {
  test('[SEC-05] is nothing within the free tries, never shrinks with failures, and never passes its longest', () => {
    fc.assert(
      fc.property(rule, failures, (of, count) => {
        const delay = delayAfter(count, of);
        expect(delay).toBeLessThanOrEqual(of.longestMs);
        expect(delayAfter(count + 1, of)).toBeGreaterThanOrEqual(delay);
        expect(delay === 0).toBe(count < of.free);
      }),
      runs,
    );
  });

  test('[SEC-05] lets everybody try again at last, whatever was tried before', () => {
    fc.assert(
      fc.property(
        rule,
        fc.array(fc.integer({ min: 0, max: 90_000_000 }), { maxLength: 60 }),
        (of, pauses) => {
          let now = 1;
          let kept: KeptDelay | null = null;
          for (const pause of pauses) {
            now += pause;
            if (waitsUntil(kept, now) === null) kept = afterFailure(kept, now, of);
            expect(waitsUntil(kept, now + of.longestMs)).toBeNull();
          }
        },
      ),
      runs,
    );
  });

  test('[SEC-05] gives one address thirty-three guesses a day at one password, and no more', () => {
    const dayMs = 24 * 60 * 60_000;
    let kept: KeptDelay | null = null;
    let guesses = 0;
    for (let now = 0; now < dayMs; now = waitsUntil(kept, now) ?? now) {
      kept = afterFailure(kept, now, passwordDelays);
      guesses += 1;
    }
    expect(guesses).toBe(33);
  });
});
