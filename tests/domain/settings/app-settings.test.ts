import * as fc from 'fast-check';
import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { AppSettings, defaultSettings, deviceOf } from '../../../src/domain/settings/app-settings';
import { propertyRuns } from '../../support/property';

const size = fc.record({ width: fc.nat(4_000), height: fc.nat(4_000) });
const settings: fc.Arbitrary<AppSettings> = fc.record({
  sidebar: fc.boolean(),
  device: fc.constantFrom('desktop', 'mobile'),
  windowSize: size,
  contentSize: size,
  size: fc.constantFrom('small', 'medium', 'large'),
  showTop: fc.boolean(),
  loading: fc.boolean(),
  isApp: fc.boolean(),
  isWx: fc.boolean(),
  hasWx: fc.boolean(),
  showShare: fc.boolean(),
  isAgreePrivacy: fc.boolean(),
  loadingText: fc.string(),
  deviceId: fc.string(),
  isDebugger: fc.boolean(),
  payOpenId: fc.option(fc.string()),
  showAd: fc.boolean(),
});

test('[LAY-15] every setting comes back as it went, the sidebar as 1 or 0', () => {
  fc.assert(
    fc.property(settings, (made) => {
      const sent: unknown = JSON.parse(JSON.stringify(AppSettings.encode(made)));
      expect(sent).toMatchObject({ sidebar: made.sidebar ? '1' : '0' });
      expect(AppSettings.decode(sent)).toEqual(right(made));
    }),
    { numRuns: propertyRuns },
  );
});

test('[LAY-15] the defaults are the document’s', () => {
  expect(defaultSettings).toMatchObject({
    device: 'desktop',
    size: 'medium',
    showAd: true,
    loadingText: '加载中...',
    payOpenId: null,
  });
});

test.each([
  [0, 'desktop'],
  [1, 'mobile'],
  [991, 'mobile'],
  [992, 'desktop'],
] as const)('[LAY-15] a window of %i px is a %s’s', (width, device) => {
  expect(deviceOf({ width, height: 800 })).toBe(device);
});
