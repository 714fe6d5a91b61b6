import { expect, test } from 'vitest';
import { hasNoPeer } from '../../../src/domain/chat/has-no-peer';

test.each([
  ['/message/chat', '', true],
  ['/message/chat/', '', true],
  ['/message/chat', '?to=', true],
  ['/message/chat', '?from=u-1', true],
  ['/message/chat', '?to=u-1', false],
  ['/message', '', false],
  ['/message/17', '', false],
])('[SCR-11] whether an address of conversations names none: %s%s', (pathname, search, isNobody) => {
  expect(hasNoPeer({ pathname, search })).toBe(isNobody);
});
