import { expect, test } from 'vitest';
import { uploadBudget } from '../../../gateway/src/adapters/http/server/upload-budget';

test('[SEC-05] bodies of uploads have a bound by address and in all, and give their room back', () => {
  const take = uploadBudget({ inAll: 100, perAddress: 60 });
  const over = [new AbortController(), new AbortController(), new AbortController()] as const;
  expect(take('a', 40, over[0].signal)).toBe(true);
  expect(take('a', 30, over[1].signal)).toBe(false);
  expect(take('b', 60, over[1].signal)).toBe(true);
  expect(take('c', 1, over[2].signal)).toBe(false);
  over[0].abort();
  expect(take('c', 40, over[2].signal)).toBe(true);
  over[1].abort();
  expect(take('b', 61, over[1].signal)).toBe(false);
  // A request whose connection ended takes nothing.
  expect(take('b', 10, over[0].signal)).toBe(false);
});
