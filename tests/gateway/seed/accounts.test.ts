import { expect, test } from 'vitest';
import { repeated } from './likeness';
import { demoSeed } from '../../../tools/process/seeds';

const demo = demoSeed.accounts.filter((account) => account.demo);

test('[OPS-01] the demo accounts have prove 1 twice, prove 2, none, and one is deactivated', () => {
  expect(demo.map(({ prove, removed }) => (removed ? 'removed' : prove))).toEqual([
    '1',
    '1',
    '2',
    null,
    'removed',
  ]);
});

test('ids and phones of accounts and voices are valid and unique', () => {
  const ids = [...demoSeed.accounts, ...demoSeed.senders].map(({ id }) => id);
  const phones = demoSeed.accounts.map(({ phone }) => phone);
  expect(ids.filter((id) => !/^[A-Za-z0-9-]{1,64}$/u.test(id))).toEqual([]);
  expect(phones.filter((phone) => !/^1[3-9]\d{9}$/u.test(phone))).toEqual([]);
  expect(repeated([...ids, ...phones])).toEqual([]);
});

test('every password is two words and four digits, and no two accounts share one', () => {
  const passwords = demoSeed.accounts.map(({ password }) => password);
  expect(passwords.filter((password) => !/^[A-Z][a-z]{4,}-[A-Z][a-z]{4,}-\d{4}$/u.test(password))).toEqual(
    [],
  );
  expect(passwords.filter((password) => /1234|0000|1111|4321/u.test(password))).toEqual([]);
  expect(repeated(passwords)).toEqual([]);
});
