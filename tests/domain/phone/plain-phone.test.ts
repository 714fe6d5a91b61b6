import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { userNameError } from '../../../src/domain/account-form/user-name-error';
import { plainPhone } from '../../../src/domain/phone/plain-phone';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const between = fc.string({
  unit: fc.constantFrom(' ', '\u3000', '\t', '-', '–', '—', '－', '\u202d', '\u202c', '\u200b'),
  maxLength: 2,
});
/** Digits, and the same with something between them, before and after. */
const spaced = (digits: fc.Arbitrary<string>) =>
  digits.chain((plain) =>
    fc
      .array(between, { minLength: plain.length + 1, maxLength: plain.length + 1 })
      .map((signs) => ({ plain, typed: signs.map((sign, at) => sign + (plain[at] ?? '')).join('') })),
  );

test('[LOG-03] a number is sent as its digits, however it was spaced', () => {
  fc.assert(
    fc.property(spaced(fc.stringMatching(/^\+?[0-9]{1,15}$/)), ({ plain, typed }) => {
      expect(plainPhone(typed)).toBe(plain);
    }),
    runs,
  );
});

test('[LOG-03] what is no number is trimmed and nothing else, and what was made plain stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const plain = plainPhone(typed);
      if (!/^\+?[0-9]+$/.test(plain)) expect(plain).toBe(typed.trim());
      expect(plainPhone(plain)).toBe(plain);
    }),
    runs,
  );
});

test.each([
  [' 沈 138 5120 ', '沈 138 5120'],
  ['138 5120 沈', '138 5120 沈'],
  ['138+5120', '138+5120'],
  ['shen-rui', 'shen-rui'],
  ['-', '-'],
])('[LOG-03] %j is no number and stays %j', (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
});

test('[LOG-03] a number of the mainland is a user name exactly with its 11 digits, however it was spaced', () => {
  fc.assert(
    fc.property(spaced(fc.stringMatching(/^1[0-9]{0,14}$/)), ({ plain, typed }) => {
      expect(userNameError(typed) === null).toBe(plain.length === 11);
    }),
    runs,
  );
});

test('[VAL-06] a user name has no space and no sign that neither a number, an address nor a name has', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const error = userNameError(typed);
      if (error === null)
        expect(plainPhone(typed)).toMatch(/^(?:\+\d{5,15}|[\p{L}\p{N}._-]{1,64}|[!-~]+@[!-~]+)$/u);
      else expect(error).toMatch(/\p{Script=Han}/u);
    }),
    runs,
  );
});

test('[VAL-06] every address and every name of letters, digits and joining signs may be a user name', () => {
  const name = fc.stringMatching(/^[a-z沈][a-z0-9._-]{0,20}$/);
  fc.assert(
    fc.property(name, fc.stringMatching(/^[a-z]{1,10}$/), (who, where) => {
      expect(userNameError(who)).toBeNull();
      expect(userNameError(`${where}@${where}.com`)).toBeNull();
    }),
    runs,
  );
});
