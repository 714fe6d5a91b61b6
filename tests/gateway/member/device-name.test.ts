import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceName } from '../../../gateway/src/domain/session/device-name';
import { propertyRuns } from '../../support/property';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit MicroMessenger/8.0.50',
    '微信，iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) Chrome/120 Safari/537.36 wxwork/4.1 MicroMessenger/7.0',
    '企业微信，Windows 电脑',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36',
    'Chrome，Android 设备',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/18.0 Safari/605.1.15', 'Safari，Mac 电脑'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140 Safari/537.36 Edg/140.0', 'Edge，Windows 电脑'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0', 'Firefox，Linux 电脑'],
  ['curl/8.5.0', '未知设备'],
  ['', '未知设备'],
])('[SCR-10] the user agent %s is read as %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test('[SCR-10] whatever a caller says it is, its name is one of ours and short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (agent) => {
      const name = deviceName(agent);
      expect(name.length).toBeLessThanOrEqual(20);
      expect(name).toMatch(/^[\w一-鿿 ]+(，[\w一-鿿 ]+)?$/);
    }),
    { numRuns: propertyRuns },
  );
});
