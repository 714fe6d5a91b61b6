import * as fc from 'fast-check';
import { isNone, none, some } from 'fp-ts/Option';
import { expect, test } from 'vitest';
import { CaptchaFailureCode } from '../../../contract/captcha/failure-code';
import { decodeFrameEvent } from '../../../src/domain/captcha/frame-event';
import { filledTexts } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const message = (more: object) => ({ type: 'captcha', sid: 's1', ...more });
const decode = (data: unknown) => decodeFrameEvent(data, 's1');

test.each(['scriptloaded', 'ready', 'shown', 'refreshed', 'closed'])(
  '[CAP-06] the frame says %s',
  (event) => {
    expect(decode(message({ event, code: null, extra: 1 }))).toEqual(some({ event }));
  },
);

test('[CAP-01] a verification brings its ticket and randstr', () => {
  expect(decode(message({ event: 'verified', ticket: 't03', randstr: '@x' }))).toEqual(
    some({ event: 'verified', ticket: 't03', randstr: '@x' }),
  );
  expect(decode(message({ event: 'verified', code: 0, ticket: 't03', randstr: '@x' }))).toEqual(
    some({ event: 'verified', ticket: 't03', randstr: '@x' }),
  );
});

test.each([
  [{ ticket: 't03' }, 1013],
  [{ randstr: '@x' }, 1013],
  [{ ticket: '', randstr: '@x' }, 1013],
  [{ ticket: 'trerror_1001_hupo_1700000000', randstr: '@x' }, 1013],
  [{ ticket: 'terror_1001_hupo_1700000000', randstr: '@x' }, 1013],
  [{ ticket: 't03', randstr: '@x', code: 1011 }, 1011],
])('[CAP-07] a verification with %j is a failure with code %i', (more, code) => {
  expect(decode(message({ event: 'verified', ...more }))).toEqual(some({ event: 'error', code }));
});

test('[CAP-03] every code of the catalogue is told as it came, any other as 1013', () => {
  const codes = Array.from({ length: 13 }, (_, place) => 1001 + place);
  for (const code of codes) {
    expect(CaptchaFailureCode.is(code)).toBe(true);
    expect(decode(message({ event: 'error', code }))).toEqual(some({ event: 'error', code }));
    expect(decode(message({ event: 'error', code: String(code) }))).toEqual(some({ event: 'error', code }));
  }
  for (const code of [undefined, 0, 999, 1014]) {
    expect(decode(message({ event: 'error', code }))).toEqual(some({ event: 'error', code: 1013 }));
  }
});

test.each([
  null,
  undefined,
  'captcha',
  {},
  { type: 'captcha', event: 'ready' },
  { type: 'captcha', sid: 's2', event: 'ready' },
  { type: 'other', sid: 's1', event: 'ready' },
  { type: 'captcha', sid: 's1', event: 'unknown' },
  { type: 'captcha', sid: 's1', event: 'error', code: 'x' },
  { type: 'captcha', sid: 's1', event: 'verified', ticket: {}, randstr: 'x' },
])('[CAP-06] %j is ignored', (data) => {
  expect(decode(data)).toEqual(none);
});

test('[CAP-06] whatever is posted is ignored, unless it is a message of this very session', () => {
  fc.assert(
    fc.property(fc.anything(), filledTexts, (data, sid) => {
      expect(isNone(decodeFrameEvent(data, 's1'))).toBe(true);
      const other = decodeFrameEvent({ type: 'captcha', sid, event: 'ready' }, 's1');
      expect(isNone(other)).toBe(sid !== 's1');
    }),
    runs,
  );
});
