import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneError } from '../../../src/domain/account-form/phone-error';
import { nationalPhone } from '../../../src/domain/phone/national-phone';
import { phoneProof } from '../../../src/domain/session/phone-proof';
import { secondsLeftFor } from '../../../src/domain/verification-code/sent-code';
import { propertyRuns } from '../../support/property';

test.each([
  ['+86 138 5120 6614', '86', '13851206614'],
  ['+86-13851206614', '86', '13851206614'],
  ['+852 5123 4567', '852', '51234567'],
  ['+852 5123 4567', '86', '+85251234567'],
  ['8613851206614', '86', '8613851206614'],
  ['+86 abc', '86', '+86 abc'],
])('[VAL-06] %j in the field of +%s is %j', (typed, country, national) => {
  expect(nationalPhone(typed, country)).toBe(national);
});

test('[VAL-06][LOG-03] a number with the dialling code of its field is the number without, when it is judged and when it is sent', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,2}$/), fc.stringMatching(/^\d{1,14}$/), (country, digits) => {
      const pasted = `+${country} ${digits}`;
      expect(phoneError(country, pasted)).toBe(phoneError(country, digits));
      expect(phoneProof({ userName: pasted, countryCode: country, caption: '' }).userName).toBe(digits);
    }),
    { numRuns: propertyRuns },
  );
});

test('[LOG-11] a number waits for its next code with its dialling code, too', () => {
  const sent = [{ userName: '13851206614', countryCode: '86', mode: 3 as const, resendAt: 60_000 }];
  expect(secondsLeftFor(sent, { userName: '+86 13851206614', countryCode: '86' }, 30_000)).toBe(30);
});
