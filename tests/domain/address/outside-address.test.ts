import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOutsideAddress } from '../../../src/domain/address/outside-address';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const hosts = [
  'pay.hupo.example',
  'pay.hupo.example:8443',
  'localhost:4101',
  '127.0.0.1:4101',
  'localhostile.example',
];

test.each([
  ['https://pay.hupo.example', true],
  ['https://pay.hupo.example/cashier?order=1#top', true],
  ['https://pay.hupo.example?order=1', true],
  ['https://pay.hupo.example:8443/', true],
  ['http://localhost:4101/pay', true],
  ['http://127.0.0.1:4101/pay', true],
  ['http://pay.hupo.example/', false],
  ['http://localhostile.example/', false],
  ['https://pay.hupo.example:8444/', false],
  ['https://pay.hupo.example.evil.example/', false],
  ['https://evil.example/pay.hupo.example', false],
  ['https://user@pay.hupo.example/', false],
  ['https://pay.hupo.example@evil.example/', false],
  ['https://PAY.hupo.example/', false],
  ['https:/pay.hupo.example/', false],
  ['//pay.hupo.example/', false],
  ['https://pay.hupo.example\\.evil.example/', false],
  ['https://pay.hupo.example/a\\b', false],
  ['https://pay.hupo.example/a b', false],
  ['https://pay.hupo.example/价', false],
  ['javascript:https://pay.hupo.example/', false],
  ['https://', false],
])('[SEC-02] %s leads outside: %s', (text, expected) => {
  expect(isOutsideAddress(text, hosts)).toBe(expected);
});

test('[SEC-02] 2048 characters lead outside and not one more', () => {
  const start = 'https://pay.hupo.example/';
  expect(isOutsideAddress(start.padEnd(2048, 'a'), hosts)).toBe(true);
  expect(isOutsideAddress(start.padEnd(2049, 'a'), hosts)).toBe(false);
});

test('[SEC-02] a browser goes to exactly the host that was read, and without a list nowhere', () => {
  const rest = fc.stringMatching(/^[/?#][\x21-\x7e]{0,40}$/);
  fc.assert(
    fc.property(fc.constantFrom(...hosts), rest, (host, end) => {
      const text = `https://${host}${end}`;
      expect(isOutsideAddress(text, [])).toBe(false);
      if (isOutsideAddress(text, hosts)) expect(new URL(text).host).toBe(host);
      else expect(end).toContain('\\');
    }),
    runs,
  );
});
