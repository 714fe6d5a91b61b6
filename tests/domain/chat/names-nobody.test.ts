import { expect, test } from 'vitest';
import { namesNobody } from '../../../src/domain/chat/names-nobody';

test.each([
  ['/message/chat', '', true],
  ['/message/chat/', '', true],
  ['/message/chat', '?to=', true],
  ['/message/chat', '?from=u-1', true],
  ['/message/chat', '?to=u-1', false],
  ['/message', '', false],
  ['/message/17', '', false],
])('[SCR-11] whether an address of conversations names none: %s%s', (pathname, search, isNobody) => {
  expect(namesNobody({ pathname, search })).toBe(isNobody);
});
