import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bearerToken } from '../../../gateway/src/adapters/http/bearer';
import { makeOrigins } from '../../../gateway/src/adapters/http/origins';
import { encodingFor } from '../../../gateway/src/adapters/http/static/compression';
import { countedAddress, visitorAddress } from '../../../gateway/src/adapters/http/visitor-address';
import { propertyRuns } from '../../support/property';

describe('a visitor’s address, as limits count it', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('[SEC-05] %s counts as %s', (address, counted) => expect(countedAddress(address)).toBe(counted));

  test('[SEC-05] all addresses that one household is given count as one', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
    fc.assert(
      fc.property(
        fc.tuple(group, group, group, group),
        fc.tuple(group, group, group, group),
        (house, guest) => {
          const address = [...house, ...guest].join(':');
          expect(countedAddress(address)).toBe(countedAddress([...house, '1', '1', '1', '1'].join(':')));
        },
      ),
      { numRuns: propertyRuns },
    );
  });

  test('[SEC-05] a forwarded address is believed from a trusted proxy alone, and only its last word', () => {
    expect(visitorAddress('10.0.0.1', '6.6.6.6', false)).toBe('10.0.0.1');
    expect(visitorAddress('10.0.0.1', '6.6.6.6, 7.7.7.7', true)).toBe('7.7.7.7');
    expect(visitorAddress('10.0.0.1', undefined, true)).toBe('10.0.0.1');
    expect(visitorAddress(undefined, ' ', true)).toBe('unknown');
  });
});

describe('the origins of the two ports', () => {
  const origins = makeOrigins({
    port: 80,
    secondPort: 81,
    publicUrl: null,
    secondPublicUrl: null,
    addresses: ['192.168.1.5', 'fd00::5'],
  });

  test.each([
    ['localhost:80', 'http://localhost', 'http://localhost:81'],
    ['LOCALHOST', 'http://localhost', 'http://localhost:81'],
    ['127.0.0.9:7', 'http://127.0.0.9', 'http://127.0.0.9:81'],
    ['192.168.1.5:80', 'http://192.168.1.5', 'http://192.168.1.5:81'],
    ['[FD00:0::5]', 'http://[fd00::5]', 'http://[fd00::5]:81'],
    ['192.168.1.6', 'http://localhost', 'http://localhost:81'],
    ['app.example:80', 'http://localhost', 'http://localhost:81'],
    ['localhost.app.example', 'http://localhost', 'http://localhost:81'],
    ['[::1]:9', 'http://[::1]', 'http://[::1]:81'],
    ["a'; script-src *", 'http://localhost', 'http://localhost:81'],
    ['999.1.1.1', 'http://localhost', 'http://localhost:81'],
    ['[:::]', 'http://localhost', 'http://localhost:81'],
    ['a b', 'http://localhost', 'http://localhost:81'],
    [undefined, 'http://localhost', 'http://localhost:81'],
  ])('[SEC-01] for the Host %s are %s and %s', (host, main, second) => {
    expect([origins.main(host), origins.second(host)]).toEqual([main, second]);
  });

  test('[SEC-01] no Host, however it is written, ends a directive or begins another', () => {
    fc.assert(
      fc.property(fc.string(), (host) => {
        expect(origins.second(host)).toMatch(/^http:\/\/[a-z0-9.[\]:-]+:81$/);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('behind a proxy they are as configured, whatever the Host', () => {
    const fixed = makeOrigins({
      port: 1,
      secondPort: 2,
      publicUrl: 'https://a.example',
      secondPublicUrl: 'https://b.example',
      addresses: ['127.0.0.1'],
    });
    expect([fixed.main('x'), fixed.second('y')]).toEqual(['https://a.example', 'https://b.example']);
  });
});

test.each([
  ['Bearer abc', 'abc'],
  ['bearer  a.b-c_d~e+f/g=', 'a.b-c_d~e+f/g='],
  ['Bearer', null],
  ['Bearer a b', null],
  ['Bearer a\nb', null],
  ['Basic abc', null],
  [undefined, null],
])('[GAT-02] the header %j brings the token %j', (header, token) => expect(bearerToken(header)).toBe(token));

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('[PER-01] a browser that takes %j is answered in %s', (accepted, encoding) =>
  expect(encodingFor(accepted)).toBe(encoding),
);
