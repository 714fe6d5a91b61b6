import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { capabilitiesOf } from '../../../src/domain/platform/capabilities';
import type { Platform } from '../../../src/domain/platform/platform';
import { propertyRuns } from '../../support/property';

const wechat = (version: readonly number[], inMiniProgram = false): Platform => ({
  environment: 'wechat',
  version,
  inMiniProgram,
});
const everything = { paying: true, wechat: true };
const nothing = { paying: false, wechat: false };
const none = {
  payment: 'none',
  socialLogin: 'none',
  scanCode: false,
  share: false,
  push: false,
  inAppBrowser: false,
  pictures: 'saved',
};

test.each<[string, Platform, object]>([
  ['a browser pays by H5 and has nothing of the app', { environment: 'browser' }, { ...none, payment: 'h5' }],
  [
    'WeChat pays, logs in, scans and shares by its own',
    wechat([8, 0, 47]),
    { ...none, payment: 'wechat', socialLogin: 'oauth', scanCode: true, share: true, pictures: 'pressed' },
  ],
  ['a mini program only scans', wechat([8, 0, 47], true), { ...none, scanCode: true, pictures: 'pressed' }],
  [
    'the app has plugins for all of it',
    { environment: 'native' },
    {
      payment: 'app',
      socialLogin: 'plugin',
      scanCode: true,
      share: true,
      push: true,
      inAppBrowser: true,
      pictures: 'shared',
    },
  ],
])('[ENV-02] %s', (_, platform, capabilities) => {
  expect(capabilitiesOf(platform, everything)).toEqual(capabilities);
});

test.each<[string, Platform, object]>([
  ['a browser', { environment: 'browser' }, none],
  ['WeChat', wechat([8]), { ...none, pictures: 'pressed' }],
  [
    'the app',
    { environment: 'native' },
    { ...none, scanCode: true, push: true, inAppBrowser: true, pictures: 'shared' },
  ],
])('[ENV-02] %s offers nothing that is not configured', (_, platform, capabilities) => {
  expect(capabilitiesOf(platform, nothing)).toEqual(capabilities);
});

test.each<[string, Platform, object, string]>([
  ['on a desk nobody pays', { environment: 'browser', onDesktop: true }, {}, 'none'],
  ['in a mini program one pays where it has a page for it', wechat([8], true), {}, 'miniProgram'],
  ['in a mini program nobody pays without a pay host', wechat([8], true), { paying: false }, 'none'],
])('[ENV-02][PAY-09] %s', (_, platform, changed, payment) => {
  expect(capabilitiesOf(platform, { ...everything, miniProgram: true, ...changed }).payment).toBe(payment);
});

test('[ENV-02] one pays in WeChat from version 5 on, compared as numbers, and never by H5', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 3 }), (version) => {
      const { payment } = capabilitiesOf(wechat(version), everything);
      expect(payment).toBe((version[0] ?? 0) >= 5 ? 'wechat' : 'none');
    }),
    { numRuns: propertyRuns },
  );
});
