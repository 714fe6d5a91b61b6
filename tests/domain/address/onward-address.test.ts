import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInsideAddress } from '../../../src/domain/address/inside-address';
import { askedOnward, onwardOf } from '../../../src/domain/address/onward-address';
import { openRedirects } from '../../support/payloads/open-redirects';
import { propertyRuns } from '../../support/property';

const payloads = Object.values(openRedirects).flat();
const to = (target: string): string => `/redirect?url=${encodeURIComponent(target)}`;

test.each([
  ['/redirect?url=/sale', '/sale'],
  [to('/sale/entrust/7?sprad=A1#top'), '/sale/entrust/7?sprad=A1#top'],
  [to('/user'), '/user'],
  ['/redirect?a=1&url=%2Fbuy#x', '/buy'],
  ['/redirect', null],
  ['/redirect?url=', null],
  ['/redirect?to=/sale', null],
  ['/redirect#?url=/sale', null],
  ['/redirect?url=/sale&url=/buy', null],
  [to('https://hupo.example/sale'), null],
  [to(to('/sale')), null],
  [to('/redirect/'), null],
  [to('/redirects'), '/redirects'],
])('[RTE-04] %s goes on to %s', (address, expected) => {
  expect(onwardOf(address)).toBe(expected);
});

test.each(payloads)('[RTE-04][SEC-02] /redirect goes nowhere by %j', (payload) => {
  expect(onwardOf(to(payload))).toBeNull();
  const bare = onwardOf(`/redirect?url=${payload}`);
  if (bare !== null) expect(isInsideAddress(bare)).toBe(true);
});

test('[RTE-04] any address inside is reached, and nothing else is ever returned', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string(), fc.constantFrom(...payloads)), (target) => {
      const onward = onwardOf(to(target));
      const isFollowed = isInsideAddress(target) && !/^\/redirect\/?(?:[?#]|$)/.test(target);
      expect(onward).toBe(isFollowed ? target : null);
      expect(askedOnward(`?url=${encodeURIComponent(target)}`)).toBe(target === '' ? null : target);
    }),
    { numRuns: propertyRuns },
  );
});
