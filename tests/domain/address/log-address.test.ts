import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { logAddress } from '../../../src/domain/address/log-address';
import { texts } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };

test.each([
  ['/sale/entrust/42', '/sale/entrust/42'],
  ['https://g.example/gateway?t=1700000000000&id=42', 'https://g.example/gateway?t=1700000000000&id=42'],
  ['/login/passwd?code=abc&redirect=%2Fuser', '/login/passwd?code=*&redirect=*'],
  [
    '/a?token=x&password=y&ticket=z&randstr=w&caption=1',
    '/a?token=*&password=*&ticket=*&randstr=*&caption=*',
  ],
  ['/a?ID=1&id=a.b', '/a?ID=*&id=*'],
  ['/a?id=0123456789abcdef01234567', '/a?id=*'],
  ['/a?%74oken=x', '/a?*'],
  ['/a#access_token=x', '/a'],
  ['/a?x=1?token=y', '/a?x=*'],
  ['https://name:secret@g.example/a', 'https://g.example/a'],
  ['/a?', '/a?*'],
  ['', ''],
])('[GAT-12] %s is logged as %s', (address, logged) => {
  expect(logAddress(address)).toBe(logged);
});

test('[GAT-12] a logged address is at most 256 characters long', () => {
  expect(logAddress(`/${'a'.repeat(400)}`)).toHaveLength(256);
  fc.assert(
    fc.property(texts, fc.nat(600), (text, length) => logAddress(text.padEnd(length, 'x?&=')).length <= 256),
    runs,
  );
});

test('[GAT-12] a secret in a parameter, in a fragment or nested in another address never stays', () => {
  const secret = 'S3CRET-value';
  const names = fc.constantFrom(
    'token',
    'password',
    'code',
    'ticket',
    'redirect',
    'Authorization',
    'x',
    '',
    'code[]',
  );
  fc.assert(
    fc.property(
      fc.webPath(),
      fc.array(fc.tuple(names, fc.constantFrom(secret, `/a?code=${secret}`, `1&y=${secret}`))),
      names,
      (path, list, last) => {
        const query = list.map(([name, value]) => `${name}=${value}`).join('&');
        expect(logAddress(`https://u:${secret}@g.example${path}?${query}#${last}=${secret}`)).not.toContain(
          secret,
        );
      },
    ),
    runs,
  );
});
