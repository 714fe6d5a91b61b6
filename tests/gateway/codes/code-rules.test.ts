import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountPhone } from '../../../gateway/src/domain/account/phone';
import {
  afterTry,
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
  askedBy: fc.constantFrom('here', 'there'),
  tries: fc.integer({ min: 0, max: 6 }),
  strangerTries: fc.integer({ min: 0, max: 6 }),
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

  test('[SEC-05] is right only when it was sent, is the one, is unused, not expired and its place has tries left', () => {
    fc.assert(
      fc.property(anyKept, code, fc.boolean(), moment, (kept, other, same, now) => {
        const answer = same ? kept.code : other;
        const tries = kept.askedBy === 'here' ? kept.tries : kept.strangerTries;
        const isRight =
          kept.delivered && answer === kept.code && kept.usedAt === null && tries < 5 && now < kept.expiresAt;
        expect(judgeCode(kept, { answer, place: 'here' }, now) === 'right').toBe(isRight);
      }),
      runs,
    );
  });

  test('[SEC-05] answered wrongly says the same whether it was used, is over, was never sent, or is good', () => {
    fc.assert(
      fc.property(anyKept, moment, (kept, now) => {
        const verdict = judgeCode(
          { ...kept, tries: 0, strangerTries: 0 },
          { answer: 'x', place: 'here' },
          now,
        );
        expect(verdict).toBe('wrong');
      }),
      runs,
    );
  });

  test('[SEC-05] takes five wrong answers from its own place and five from all others, and neither from the other', () => {
    fc.assert(
      fc.property(anyKept, fc.array(fc.constantFrom('here', 'there'), { maxLength: 30 }), (first, places) => {
        const fresh = { askedBy: 'here', tries: 0, strangerTries: 0, usedAt: null, expiresAt: 1_000_000 };
        let kept: KeptCode = { ...first, ...fresh };
        for (const place of places) kept = { ...kept, ...afterTry(kept, { answer: 'x', place }, 1, true) };
        const from = (wanted: string) => places.filter((place) => place === wanted).length;
        expect([kept.tries, kept.strangerTries]).toEqual([
          Math.min(5, from('here')),
          Math.min(5, from('there')),
        ]);
        expect(codeState(kept, 1)).toBe(from('here') >= 5 ? 'burnt' : 'good');
        const here = judgeCode(kept, { answer: kept.code, place: 'here' }, 1);
        if (kept.delivered && from('here') < 5) expect(here).toBe('right');
      }),
      runs,
    );
  });

  test('[SEC-05] that is only checked stays as it was, and is used once', () => {
    fc.assert(
      fc.property(anyKept, moment, (kept, now) => {
        const right = { answer: kept.code, place: 'here' };
        if (judgeCode(kept, right, now) !== 'right') return;
        expect(afterTry(kept, right, now, false)).toBeNull();
        const used = { ...kept, ...afterTry(kept, right, now, true) };
        expect(judgeCode(used, right, now)).toBe('used');
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
