import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diallingCodes } from '../../../src/domain/phone/dialling-codes';
import { userNameOf } from '../../../src/domain/session/user-name';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const abroad = fc.constantFrom(...diallingCodes.map(({ value }) => value).filter((value) => value !== '86'));

test.each([
  ['138 5120-6614', '86', '13851206614'],
  ['5123 4567', '852', '+85251234567'],
  ['+852 5123 4567', '86', '+85251234567'],
  ['+852 5123 4567', '1', '+85251234567'],
  [' shen@hengtai.example ', '852', 'shen@hengtai.example'],
  ['沈知远', '852', '沈知远'],
  ['', '852', ''],
])('[LOG-12] %j with country %s is the account %j', (typed, country, name) => {
  expect(userNameOf(typed, country)).toBe(name);
});

test('[LOG-12] the digits of a number abroad are an account with their country, at home without', () => {
  fc.assert(
    fc.property(abroad, fc.stringMatching(/^[0-9]{1,15}$/), (country, digits) => {
      expect(userNameOf(digits, country)).toBe(`+${country}${digits}`);
      expect(userNameOf(digits, '86')).toBe(digits);
    }),
    runs,
  );
});
