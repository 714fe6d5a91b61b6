import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { platformOf, type Surroundings } from '../../../src/domain/platform/platform';
import { isAtLeast } from '../../../src/domain/platform/version';
import { propertyRuns } from '../../support/property';
import { userAgents } from '../../support/platform/user-agents';

const runs = { numRuns: propertyRuns };
const seen = (changed: Partial<Surroundings>): Surroundings => ({
  userAgent: userAgents.chrome,
  native: false,
  wechatEnvironment: undefined,
  touched: false,
  ...changed,
});
const version = fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 4 });

test.each([
  ['Chrome on Android', userAgents.chrome, 'browser'],
  ['Safari on an iPhone', userAgents.safari, 'browser'],
  ['WeChat on Android', userAgents.wechat, 'wechat'],
  ['WeChat on an iPhone', userAgents.wechatOnIphone, 'wechat'],
  ['a mini program', userAgents.miniProgram, 'wechat'],
  ['WeCom, which carries the token of WeChat', userAgents.weCom, 'browser'],
  ['no user agent at all', '', 'browser'],
])('[ENV-01] %s is told by its user agent', (_, userAgent, environment) => {
  expect(platformOf(seen({ userAgent })).environment).toBe(environment);
});

test('[ENV-01] Capacitor’s word decides before the user agent', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(userAgents)),
      fc.anything(),
      (userAgent, wechatEnvironment) => {
        expect(platformOf(seen({ userAgent, wechatEnvironment, native: true }))).toEqual({
          environment: 'native',
        });
      },
    ),
    runs,
  );
});

test('[ENV-01] the version of WeChat is read as numbers, wherever it stands in the user agent', () => {
  fc.assert(
    fc.property(version, fc.stringMatching(/^[ -~]{0,20}$/), (numbers, before) => {
      const userAgent = `${before} MicroMessenger/${numbers.join('.')}(0x28002a37) NetType/WIFI`;
      fc.pre(!/wxwork|micromessenger/i.test(before));
      const platform = platformOf(seen({ userAgent }));
      expect(platform).toMatchObject({ environment: 'wechat', version: numbers });
    }),
    runs,
  );
});

test('[ENV-01] nothing in a user agent or on the window makes detection throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.anything(), (userAgent, wechatEnvironment) => {
      expect(platformOf(seen({ userAgent, wechatEnvironment })).environment).toMatch(/browser|wechat/);
    }),
    runs,
  );
});

test.each([
  ['by the user agent', userAgents.miniProgram, undefined, true],
  ['by the window before version 7', userAgents.wechat, 'miniprogram', true],
  ['plain WeChat on iOS also has the mark', userAgents.wechatOnIphone, 'browser', false],
  ['no mark yet', userAgents.wechat, undefined, false],
])('[ENV-01] a mini program is known %s', (_, userAgent, wechatEnvironment, inMiniProgram) => {
  expect(platformOf(seen({ userAgent, wechatEnvironment }))).toMatchObject({ inMiniProgram });
});

test('[ENV-01] 10.0.1 is later than 5.0, though its text comes before', () => {
  expect(isAtLeast([10, 0, 1], [5, 0])).toBe(true);
  expect(isAtLeast([4, 99], [5, 0])).toBe(false);
  expect(isAtLeast([5], [5, 0])).toBe(true);
  expect(isAtLeast([5, 0], [5, 0, 1])).toBe(false);
});

test('[ENV-01] versions are in one order: total, transitive, and zeros at the end count for nothing', () => {
  fc.assert(
    fc.property(version, version, version, (a, b, c) => {
      expect(isAtLeast(a, b) || isAtLeast(b, a)).toBe(true);
      if (isAtLeast(a, b) && isAtLeast(b, c)) expect(isAtLeast(a, c)).toBe(true);
      expect(isAtLeast([...a, 0], a) && isAtLeast(a, [...a, 0])).toBe(true);
      expect(isAtLeast(a, [...a, 1])).toBe(false);
    }),
    runs,
  );
});

test.each([
  ['Chrome on Android', userAgents.chrome, false, undefined],
  ['Safari on an iPhone', userAgents.safari, false, undefined],
  ['a desk', userAgents.desk, false, true],
  ['an iPad that says it is a Mac', userAgents.desk, true, undefined],
])('[PAY-02] %s is a desk or not', (_, userAgent, touched, onDesktop) => {
  expect(platformOf(seen({ userAgent, touched }))).toEqual({
    environment: 'browser',
    ...(onDesktop ? { onDesktop } : {}),
  });
});
