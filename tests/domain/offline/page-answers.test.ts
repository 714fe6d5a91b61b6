import { expect, test } from 'vitest';
import { readPageAnswers } from '../../../src/domain/offline/page-answers';
import { isShellOf, keepsAddress } from '../../../src/domain/offline/worker-rule';

test('[LAY-18] the answers of a page are read as they were written; anything else is none', () => {
  expect(readPageAnswers('{"list":{"items":[1]}}')).toEqual({ list: { items: [1] } });
  for (const text of ['', '{', 'null', '7', '"list"']) expect(readPageAnswers(text)).toEqual({});
});

test('[SEC-04] nothing is kept of an address with a query, nor of a way in or out', () => {
  expect(keepsAddress({ path: '/sale', search: '' })).toBe(true);
  for (const path of ['/login', '/login/passwd', '/redirect', '/share', '/agreePrivacy', '/error/404'])
    expect(keepsAddress({ path, search: '' })).toBe(false);
  expect(keepsAddress({ path: '/sale', search: '?keyword=a' })).toBe(false);
});

test('[LAY-18] a shell is of a release when it names its first script', () => {
  const shell = '<script type="module" src="/assets/index-abc.js"></script>';
  expect(isShellOf(shell, ['/assets/index-abc.js', '/assets/other-1.js'])).toBe(true);
  expect(isShellOf(shell, ['/assets/other-1.js'])).toBe(true);
  expect(isShellOf(shell, ['/assets/index-ab.js'])).toBe(false);
});
