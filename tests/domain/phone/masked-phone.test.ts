import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedPhone } from '../../../src/domain/phone/masked-phone';
import { propertyRuns } from '../../support/property';

test('[SCR-10] a phone that is only recognised stands in groups, its middle left out', () => {
  expect(maskedPhone('13800136620')).toBe('138 **** 6620');
  expect(maskedPhone('91234567')).toBe('912 **** 4567');
  expect(maskedPhone('1234567')).toBe('1234567');
});

test('[SCR-10] of a phone of eight digits or more no more than seven digits can be read', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8,15}$/), (phone) => {
      expect(maskedPhone(phone).replaceAll(/\D/g, '')).toHaveLength(7);
    }),
    { numRuns: propertyRuns },
  );
});
