import * as fc from 'fast-check';
import { left, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { AppPrepay, H5Prepay, readPrepay, WechatPrepay } from '../../../contract/payment/prepay';
import { filledTexts } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };

/** What is no text, and no number that reads as one. */
const unreadable = fc.oneof(
  fc.constantFrom(null, undefined, '', true, Number.NaN, Infinity),
  fc.array(fc.string()),
  fc.object(),
);

describe.each([
  ['WeChat', readPrepay(WechatPrepay), ['timeStamp', 'nonceStr', 'package', 'signType', 'paySign']],
  ['app', readPrepay(AppPrepay), ['mch_id', 'prepay_id', 'nonce', 'timestamp', 'sign']],
  ['H5', readPrepay(H5Prepay), ['mweb_url']],
] as const)('prepay data for %s', (_name, read, fields) => {
  const complete = fc
    .tuple(...fields.map(() => filledTexts))
    .map((values) => Object.fromEntries(fields.map((field, place) => [field, values[place]])));

  test('[PAY-07] complete data are read as they are, and what is more is left out', () => {
    fc.assert(
      fc.property(complete, fc.string(), (data, more) => {
        expect(read({ ...data, more })).toEqual(right(data));
      }),
      runs,
    );
  });

  test.each(fields)('[PAY-07] without %s, or with what is no text there, nothing is used', (field) => {
    fc.assert(
      fc.property(complete, unreadable, (data, wrong) => {
        const without = Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));
        expect(read(without)).toEqual(left('incomplete'));
        expect(read({ ...data, [field]: wrong })).toEqual(left('incomplete'));
      }),
      runs,
    );
  });

  test('[PAY-07] whatever comes in its place is incomplete, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (payload) => {
        expect(['Left', 'Right']).toContain(read(payload)._tag);
      }),
      runs,
    );
    expect([null, undefined, '', [], 'text', 7].map((payload) => read(payload)._tag)).toEqual(
      Array.from({ length: 6 }, () => 'Left'),
    );
  });
});
