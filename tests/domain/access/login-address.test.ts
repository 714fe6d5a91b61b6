import { expect, test } from 'vitest';
import { isLoginAddress } from '../../../src/domain/access/login-address';

test.each([
  ['/login', true],
  ['/login/', true],
  ['/login?mode=register', true],
  ['/login#top', true],
  ['/login/passwd', true],
  ['/login/retrieve?by=code', true],
  ['/', false],
  ['/loginx', false],
  ['/user/login', false],
  ['/user?next=/login', false],
])('[LOG-07] %s is a page of the login: %s', (address, expected) => {
  expect(isLoginAddress(address)).toBe(expected);
});
