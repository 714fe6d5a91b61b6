import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diallingCodes } from '../../../src/domain/phone/dialling-codes';
import { nationalPhone } from '../../../src/domain/phone/national-phone';
import { plainPhone } from '../../../src/domain/phone/plain-phone';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const anyCode = fc.constantFrom(...diallingCodes.map(({ value }) => value));
const digits = fc.stringMatching(/^[1-9][0-9]{0,13}$/);

test('[LOG-03] a number with its own dialling code before it is the number without', () => {
  fc.assert(
    fc.property(anyCode, digits, fc.constantFrom('+', '00', ' + ', '00 '), (code, number, sign) => {
      expect(nationalPhone(`${sign}${code} ${number}`, code)).toBe(number);
    }),
    runs,
  );
});

test('[LOG-03] a number without a dialling code, and one of another country, stays as it is', () => {
  expect(nationalPhone('+852 5123 4567', '86')).toBe('+85251234567');
  fc.assert(
    fc.property(anyCode, digits, (code, number) => {
      expect(nationalPhone(number, code)).toBe(number);
    }),
    runs,
  );
});

test('[LOG-03] whatever is typed, nothing is taken away but what is no part of the number', () => {
  fc.assert(
    fc.property(anyCode, fc.string({ unit: 'binary' }), (code, typed) => {
      expect(plainPhone(typed).endsWith(nationalPhone(typed, code))).toBe(true);
    }),
    runs,
  );
});
