import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  secondsLeft,
  secondsLeftFor,
  SentCodes,
  stillWaiting,
  withSentCode,
  type SentCode,
} from '../../../src/domain/verification-code/sent-code';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const anyCode: fc.Arbitrary<SentCode> = fc.record({
  mode: fc.constantFrom(1 as const, 2 as const, 3 as const),
  userName: fc.constantFrom('13851206614', '13916605278'),
  countryCode: fc.constantFrom('86', '852'),
  resendAt: fc.integer({ min: 0, max: 200_000 }),
});
const anyCodes = fc.array(anyCode, { maxLength: 6 });
const moment = fc.integer({ min: 0, max: 200_000 });

describe('the wait for the next code', () => {
  test('[LOG-11] is between 1 and 60 whole seconds while it lasts, and nothing otherwise', () => {
    fc.assert(
      fc.property(anyCode, moment, (code, now) => {
        const left = code.resendAt - now;
        const seconds = secondsLeft(code, now);
        expect(Number.isInteger(seconds)).toBe(true);
        // The clock may be corrected a little meanwhile: the wait then lasts on, at most 60 s.
        expect(seconds > 0).toBe(left > 0 && left <= 90_000);
        if (seconds > 0) expect(seconds).toBe(Math.min(60, Math.ceil(left / 1_000)));
      }),
      runs,
    );
  });

  test('[LOG-11] counts for the number and the country that the code went to, and the longest counts', () => {
    fc.assert(
      fc.property(anyCodes, anyCode, moment, (sent, { userName, countryCode }, now) => {
        const own = sent.filter((code) => code.userName === userName && code.countryCode === countryCode);
        const longest = Math.max(0, ...own.map((code) => secondsLeft(code, now)));
        expect(secondsLeftFor(sent, { userName: ` ${userName} `, countryCode }, now)).toBe(longest);
      }),
      runs,
    );
  });

  test('[LOG-11] what still waits is what has seconds left', () => {
    fc.assert(
      fc.property(anyCodes, moment, (sent, now) => {
        const waiting = stillWaiting(sent, now);
        expect(waiting.every((code) => secondsLeft(code, now) > 0)).toBe(true);
        expect(
          sent.filter((code) => !waiting.includes(code)).every((code) => secondsLeft(code, now) === 0),
        ).toBe(true);
      }),
      runs,
    );
  });

  test('[LOG-11] a new code stands last, alone for its number and purpose', () => {
    fc.assert(
      fc.property(anyCodes, anyCode, (sent, newest) => {
        const all = withSentCode(sent, newest);
        expect(all.at(-1)).toEqual(newest);
        const same = all.filter(
          ({ mode, userName, countryCode }) =>
            mode === newest.mode && userName === newest.userName && countryCode === newest.countryCode,
        );
        expect(same).toHaveLength(1);
      }),
      runs,
    );
  });

  test('[LOG-11] what is kept is read again as it was', () => {
    fc.assert(
      fc.property(anyCodes, (sent) => {
        expect(SentCodes.decode(JSON.parse(JSON.stringify(SentCodes.encode(sent))))).toEqual({
          _tag: 'Right',
          right: sent,
        });
      }),
      runs,
    );
  });
});
