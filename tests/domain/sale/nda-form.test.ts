import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFitToSign, ndaFormErrors } from '../../../src/domain/sale/nda-form';

const typed = { caption: '123456', agreed: true };
const errorOf = (name: string, verified = '沈知远') => ndaFormErrors({ ...typed, name }, verified).name;

test('[VAL-06][MKT-04] the signer is named as verified, whatever stands around the name', () => {
  expect(errorOf('')).toBe('请输入签署人姓名');
  expect(errorOf('   ')).toBe('请输入签署人姓名');
  expect(errorOf('林婉清')).toBe('签署人姓名须与认证姓名一致');
  expect(errorOf(' 沈知远 ')).toBeNull();
  expect(isFitToSign(ndaFormErrors({ ...typed, name: '沈知远' }, '沈知远'))).toBe(true);
});

test('[VAL-06] a name longer than a verified one can be is told as too long, and one of that length is not', () => {
  const longest = '沈'.repeat(20);
  expect(errorOf(longest, longest)).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 21, max: 2_000 }), (signs) => {
      const name = '沈'.repeat(signs);
      expect(errorOf(name, name)).toBe('签署人姓名过长，请控制在 20 个汉字以内');
    }),
  );
  expect(errorOf('A'.repeat(61))).toContain('过长');
  expect(errorOf('A'.repeat(60))).toContain('一致');
});
