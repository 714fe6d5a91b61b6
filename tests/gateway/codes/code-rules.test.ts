import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountPhone } from '../../../gateway/src/domain/account/phone';
import {
  afterAnswer,
  codeFrom,
  codeState,
  judgeCode,
  type KeptCode,
} from '../../../gateway/src/domain/sent-code/sent-code';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const code = fc.integer({ min: 0, max: 999_999 }).map(codeFrom);
const moment = fc.integer({ min: 0, max: 1_000_000 });
const anyKept: fc.Arbitrary<KeptCode> = fc.record({
  phone: fc.constant('13851206614'),
  purpose: fc.constantFrom('login' as const, 'forgotten' as const, 'identity' as const),
  code,
  delivered: fc.boolean(),
  sentAt: fc.constant(0),
  expiresAt: fc.constantFrom(0, 300_000, 1_000_000),
  tries: fc.integer({ min: 0, max: 6 }),
  usedAt: fc.option(moment),
});

describe('a verification code', () => {
  test('[SEC-05] is six digits, whatever number it comes from', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (number) => {
        expect(codeFrom(number)).toMatch(/^\d{6}$/);
        expect(Number(codeFrom(number))).toBe(number);
      }),
      runs,
    );
  });

  test('[SEC-05] is right only when it was sent, is the one, is unused, not burnt and not expired', () => {
    fc.assert(
      fc.property(anyKept, code, fc.boolean(), moment, (kept, other, same, now) => {
        const answer = same ? kept.code : other;
        const isRight =
          kept.delivered &&
          answer === kept.code &&
          kept.usedAt === null &&
          kept.tries < 5 &&
          now < kept.expiresAt;
        expect(judgeCode(kept, answer, now) === 'right').toBe(isRight);
        if (codeState(kept, now) !== 'good') expect(judgeCode(kept, answer, now)).toBe(codeState(kept, now));
      }),
      runs,
    );
  });

  test('[SEC-05] answered again and again ends burnt at the fifth wrong answer, or used', () => {
    fc.assert(
      fc.property(anyKept, fc.array(fc.boolean(), { minLength: 5, maxLength: 8 }), (first, answers) => {
        let kept: KeptCode = { ...first, tries: 0, usedAt: null, expiresAt: 1_000_000 };
        let wrong = 0;
        for (const right of answers) {
          const answer = right ? kept.code : 'x';
          const verdict = judgeCode(kept, answer, 1);
          const open = kept.usedAt === null && kept.tries < 5;
          if (open && verdict !== 'right') wrong += 1;
          if (wrong === 5) expect(verdict).not.toBe('right');
          kept = { ...kept, ...afterAnswer(kept, answer, 1, true) };
        }
        expect(kept.tries).toBe(wrong);
        expect(codeState(kept, 1)).toBe(kept.usedAt === null ? (wrong >= 5 ? 'burnt' : 'good') : 'used');
      }),
      runs,
    );
  });

  test('[SEC-05] that is only checked stays as it was', () => {
    fc.assert(
      fc.property(anyKept, moment, (kept, now) => {
        if (judgeCode(kept, kept.code, now) === 'right')
          expect(afterAnswer(kept, kept.code, now, false)).toBeNull();
      }),
      runs,
    );
  });
});

describe('the phone of an account', () => {
  test.each([
    ['13851206614', '86', '13851206614'],
    [' 13851206614 ', '', '13851206614'],
    ['+8613851206614', '852', '13851206614'],
    ['60001234', '852', '+85260001234'],
    ['+85260001234', '86', '+85260001234'],
    ['2025550123', '1', '+12025550123'],
    ['1385120661', '86', null],
    ['23851206614', '86', null],
    ['+861385120661', '86', null],
    ['138-5120-6614', '86', null],
    ['', '86', null],
    ['600', '852', null],
    ['60001234', '0852', null],
    ['60001234', 'x', null],
    ['600012345678901', '852', null],
    ['60001234 or 1=1', '852', null],
  ])('[VAL-06] %j in %j is %j', (userName, countryCode, phone) => {
    expect(accountPhone(userName, countryCode)).toBe(phone);
  });

  test('[VAL-06] is kept so that it means the same phone when it is read again', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9+]{0,14}$/),
        fc.constantFrom('86', '852', '1', '44', ''),
        (typed, country) => {
          const phone = accountPhone(typed, country);
          if (phone !== null) expect(accountPhone(phone, '86')).toBe(phone);
        },
      ),
      runs,
    );
  });
});
