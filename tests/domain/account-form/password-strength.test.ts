import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordError } from '../../../src/domain/account-form/password-error';
import { passwordStrength } from '../../../src/domain/account-form/password-strength';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const phone = '13851206614';

test.each([
  ['', 'weak'],
  ['amber-7', 'weak'],
  ['amber-amber-amber-amber', 'strong'],
  [`x${phone}`, 'weak'],
  ['amber-26', 'medium'],
  ['12345678', 'weak'],
  ['          ', 'weak'],
  ['amberamber', 'weak'],
  ['amberamberamber', 'medium'],
  ['amber26amber', 'medium'],
  ['AMBER26AMBER', 'medium'],
  ['amber26-abc', 'medium'],
  ['amber26-abcd', 'strong'],
  ['Amber26abcde', 'strong'],
  ['AMBER26-ABCD', 'strong'],
  ['琥珀amber26abc', 'strong'],
  ['amber26ambera2', 'medium'],
  ['amber26amber26a', 'medium'],
  ['amber26amber26am', 'strong'],
])('[VAL-06] %j is %s', (typed, strength) => {
  expect(passwordStrength(typed, phone)).toBe(strength);
});

test('[VAL-06] a password that may not be used is weak', () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 70 }),
    fc.stringMatching(/^[a-zA-Z0-9-]{6,18}$/),
    fc.constant(`a${phone}`),
  );
  fc.assert(
    fc.property(typed, fc.constantFrom('', phone), (password, userName) => {
      if (passwordError(password, userName) !== null)
        expect(passwordStrength(password, userName)).toBe('weak');
    }),
    runs,
  );
});

test('[VAL-06] while the number is not known, its digits are like any others', () => {
  expect(passwordStrength(`x${phone}`)).toBe('medium');
});
