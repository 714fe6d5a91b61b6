import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupedPhone } from '../../../src/domain/phone/grouped-phone';
import { propertyRuns } from '../../support/property';

test('[SCR-10] a mobile number of mainland China is read in groups, one of another length as it is', () => {
  expect(groupedPhone('13800138000')).toBe('138 0013 8000');
  expect(groupedPhone('4155552671')).toBe('4155552671');
  expect(groupedPhone('+447700900123')).toBe('+447700900123');
});

test('[SCR-10] groups change nothing of what a phone says', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{4,15}$/), (phone) => {
      expect(groupedPhone(phone).replaceAll(' ', '')).toBe(phone);
    }),
    { numRuns: propertyRuns },
  );
});
