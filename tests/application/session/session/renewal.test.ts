import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isRefusedRenewal,
  renewalAgeMs,
  renewalIsDue,
} from '../../../../src/application/session/session/renewal';
import { everyFailure } from '../../../support/failures';
import { propertyRuns } from '../../../support/property';

const times = fc.integer({ min: 0, max: 4_000_000_000_000 });

describe('when a token is renewed', () => {
  test('[SES-08] from 30 minutes on, to the millisecond', () => {
    expect(renewalAgeMs).toBe(1_800_000);
    expect(renewalIsDue(0, 1_799_999)).toBe(false);
    expect(renewalIsDue(0, 1_800_000)).toBe(true);
  });

  test('[SES-08] it is due exactly when its age is not between 0 and 30 minutes', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: -4_000_000, max: 4_000_000 }), (now, age) => {
        expect(renewalIsDue(now - age, now)).toBe(age < 0 || age >= renewalAgeMs);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[SES-08] an unknown time of the last renewal means that it is due', () => {
    expect(renewalIsDue(Number.NaN, 1_790_000_000_000)).toBe(true);
  });

  test('[SES-07][SES-08] only a 401 or a 403 refuses the renewal', () => {
    expect(everyFailure.filter(isRefusedRenewal)).toEqual([
      { kind: 'unauthenticated', message: '认证失败，无法访问系统资源' },
      { kind: 'refused', code: 403, message: '当前操作没有权限' },
    ]);
  });
});
