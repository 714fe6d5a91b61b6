import { expect, test } from 'vitest';
import { addressAfterRenewal } from '../../../../src/application/session/consent-renewal/follow-renewal';

test.each([
  [null, '/'],
  ['/agreePrivacy', '/'],
  ['/user/privacy', '/'],
  ['/user', '/user'],
  ['/sale?page=2', '/sale?page=2'],
])('[PRI-06] the navigation goes on from %j to %s after the member agreed', (before, after) => {
  expect(addressAfterRenewal(before)).toBe(after);
});
