import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInsideAddress } from '../../../src/domain/address/inside-address';
import { redirectOf, withRedirect } from '../../../src/domain/address/redirect-parameter';
import { openRedirects } from '../../support/payloads/open-redirects';
import { propertyRuns } from '../../support/property';

const carriers = fc.constantFrom('/login', '/login?mode=register', '/sale/landing');

test('[LOG-07] what an address carries along is read from it again', () => {
  const target = fc.webPath().filter(isInsideAddress);
  fc.assert(
    fc.property(carriers, target, (carrier, wanted) => {
      expect(redirectOf(withRedirect(carrier, wanted))).toBe(wanted);
    }),
    { numRuns: propertyRuns },
  );
});

test('[LOG-07] an address that would grow too long carries nothing', () => {
  expect(withRedirect('/sale/landing', `/sale/soe/7?q=${'长'.repeat(500)}`)).toBe('/sale/landing');
});

test.each(Object.values(openRedirects).flat())('[SEC-02] nobody is led outside by %j', (payload) => {
  expect(redirectOf(`/login?redirect=${encodeURIComponent(payload)}`)).toBeNull();
});

test.each([['/login'], ['/login?mode=bind'], ['/login#?redirect=/user'], ['/login?redirect=']])(
  '[LOG-07] %s carries nothing',
  (address) => {
    expect(redirectOf(address)).toBeNull();
  },
);
