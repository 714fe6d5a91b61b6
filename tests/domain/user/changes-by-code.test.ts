import { expect, test } from 'vitest';
import { changesByCode } from '../../../src/domain/user/changes-by-code';

test.each([
  ['', false, true],
  ['', true, false],
  ['', null, false],
  ['?by=code', true, true],
  ['?by=code', null, true],
  ['?by=other', true, false],
])(
  '[SCR-10] at the query "%s" who has a password (%s) changes it by a code: %s',
  (query, hasPassword, byCode) => {
    expect(changesByCode(query, { hasPassword })).toBe(byCode);
  },
);
