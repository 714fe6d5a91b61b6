import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { channelAt, channelLifetimeMs } from '../../../src/domain/promotion/kept-channel';
import { noPromotion } from '../../../src/domain/promotion/no-promotion';
import { updatedPromotion, promotionOf, type Promotion } from '../../../src/domain/promotion/promotion';
import { propertyRuns } from '../../support/property';

const word = fc.stringMatching(/^[\w.:@-]{1,64}$/);
const promotion = fc.record<Promotion>({
  sprad: fc.option(word),
  shareRegister: fc.option(word),
  platformChannel: fc.option(word),
});
const given = (fields: Promotion): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => field[1] !== null));

describe('what promoted a visitor', () => {
  test('[LAY-14] it is read from the address of any page, among whatever else stands there', () => {
    fc.assert(
      fc.property(promotion, fc.webPath(), fc.string(), (fields, path, other) => {
        const query = new URLSearchParams({ other, ...given(fields) }).toString();
        expect(promotionOf(`${path}?${query}#sprad=no`)).toEqual(fields);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[LAY-14] whatever an address holds, only words of the usual shape are taken', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const { sprad } = promotionOf(`/?${new URLSearchParams({ sprad: value }).toString()}`);
        expect(sprad === null || /^[\w.:@-]{1,64}$/.test(sprad)).toBe(true);
      }),
      { numRuns: propertyRuns },
    );
    expect(promotionOf('/sprad=1')).toEqual(noPromotion);
  });

  test('[LAY-14] what a newer address says wins, and what it does not say stays', () => {
    fc.assert(
      fc.property(promotion, promotion, (before, now) => {
        const anew = updatedPromotion(before, now);
        for (const name of ['sprad', 'shareRegister', 'platformChannel'] as const)
          expect(anew[name]).toBe(now[name] ?? before[name]);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[LAY-14] a channel counts for 24 hours to the millisecond, and not by a clock set back', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: -channelLifetimeMs, max: 2 * channelLifetimeMs }),
        (at, age) => {
          const counts = age >= 0 && age < channelLifetimeMs;
          expect(channelAt({ platformChannel: 'c', keptAt: at }, at + age)).toBe(counts ? 'c' : null);
        },
      ),
      { numRuns: propertyRuns },
    );
    expect(channelLifetimeMs).toBe(86_400_000);
  });
});
