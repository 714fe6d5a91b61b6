import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteLength } from '../../../src/domain/text/byte-length';
import { isShowable } from '../../../contract/rules/showable';
import { can } from '../../../src/domain/user/permission';
import { firstWrong, verificationErrors } from '../../../src/domain/verification/verification-form';
import { propertyRuns } from '../../support/property';
import { users } from '../../support/arbitraries/users';

const good = { name: '沈知远', company: '恒泰产业资本有限公司', position: '投资总监' };

test('[VAL-06] company and position are right exactly within their bytes, whatever stands around them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      const bytes = byteLength(text.trim());
      const errors = verificationErrors({ ...good, company: ` ${text}`, position: text }, 'taken');
      const shown = isShowable(text.trim());
      expect(errors.company === undefined).toBe(shown && bytes >= 6 && bytes <= 150);
      expect(errors.position === undefined).toBe(shown && bytes >= 3 && bytes <= 60);
      expect(errors.name).toBeUndefined();
    }),
    { numRuns: propertyRuns },
  );
});

test('[VAL-06] a name holds letters of any script and no digits', () => {
  const nameError = (name: string) => verificationErrors({ ...good, name }, 'taken').name;
  expect(['沈知远', '阿卜杜拉·买买提', 'Anna-Marie O’Neil'].map(nameError)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(['', '沈', '沈知远1', '沈<b>远</b>', '沈'.repeat(21)].map(nameError)).toEqual([
    '请输入真实姓名',
    '真实姓名过短，请填写完整',
    '真实姓名只能包含文字、空格和间隔号',
    '真实姓名只能包含文字、空格和间隔号',
    '真实姓名过长，请控制在 20 个汉字以内',
  ]);
});

test('[VAL-06] the focus goes to the first wrong field from the top', () => {
  const none = { name: '', company: '', position: '' };
  expect(firstWrong(verificationErrors(none, 'missing'))).toBe('name');
  expect(firstWrong(verificationErrors({ ...good, position: '' }, 'missing'))).toBe('position');
  expect(firstWrong(verificationErrors(good, 'underWay'))).toBe('document');
  expect(firstWrong(verificationErrors(good, 'taken'))).toBeNull();
});

test('[ACC-05][ACC-08] what needs full verification is open with prove 1, or where the server says so', () => {
  fc.assert(
    fc.property(users, (user) => {
      expect(can({ ...user, permissions: [] }, 'nda:sign')).toBe(user.prove === '1');
      expect(can({ ...user, permissions: ['nda:sign'] }, 'nda:sign')).toBe(true);
    }),
    { numRuns: propertyRuns },
  );
  expect(can(null, 'nda:sign')).toBe(false);
});

test('[VAL-06] what turns the direction of writing or cannot be seen is refused beside its field', () => {
  const errors = verificationErrors(
    { ...good, company: '恒泰\u202e资本有限公司', position: '投资\u200b总监' },
    'taken',
  );
  expect(errors).toEqual({
    company: '公司全称含有无法显示的字符，请重新输入',
    position: '职务含有无法显示的字符，请重新输入',
  });
});
