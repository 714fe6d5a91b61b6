import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeError } from '../../../src/domain/account-form/code-error';
import { emailError } from '../../../src/domain/account-form/email-error';
import { passwordError } from '../../../src/domain/account-form/password-error';
import { phoneError } from '../../../src/domain/account-form/phone-error';
import { diallingCodes } from '../../../src/domain/phone/dialling-codes';
import { nationalPhone } from '../../../src/domain/phone/national-phone';
import { mobileDigits } from '../../../src/domain/phone/mobile-digits';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const spaces = fc.stringMatching(/^ {0,2}$/);
const anyValue = fc.constantFrom(...diallingCodes.map(({ value }) => value));

describe('a mobile number', () => {
  test.each([
    ['86', '', '请输入手机号'],
    ['86', '  ', '请输入手机号'],
    ['86', '1385120', '手机号是 11 位，还差 4 位'],
    ['86', '138512066140', '手机号是 11 位，多了 1 位'],
    ['86', '23851206614', '请输入以 1 开头的手机号'],
    ['86', '138-5120-6614', null],
    ['86', '138 5120 6614', null],
    ['86', '+86 138 5120 6614', null],
    ['86', '008613851206614', null],
    ['86', '+852 5123 4567', '手机号只能填写数字'],
    ['852', '+852 5123 4567', null],
    ['86', '138.5120.6614', '手机号只能填写数字'],
    ['86', '１３８５１２０６６１４', null],
    ['86', '＋８６　１３８－５１２０－６６１４', null],
    ['86', '一三八五一二〇六六一四', '手机号只能填写数字'],
    ['86', ' 13851206614 ', null],
    ['852', '60001234', null],
    ['852', '6000123', '手机号是 8 位，还差 1 位'],
    ['886', '912345678', null],
    ['886', '0912345678', '请去掉号码开头的 0'],
    ['44', '07911123456', '请去掉号码开头的 0'],
    ['225', '0701020304', null],
    ['1242', '3591234', null],
    ['49', '15112345', '手机号是 10 至 11 位，还差 2 位'],
    ['999', '123', '手机号是 4 至 12 位，还差 1 位'],
  ])('[VAL-06] +%s %j: %s', (country, typed, error) => {
    expect(phoneError(country, typed)).toBe(error);
  });

  test('[VAL-06] is right exactly with as many digits as its country has, whatever spaces stand around it', () => {
    fc.assert(
      fc.property(anyValue, fc.stringMatching(/^1[0-9]{0,15}$/), spaces, (country, digits, space) => {
        const { least, most } = mobileDigits(country);
        const isRight = digits.length >= least && digits.length <= most;
        expect(phoneError(country, space + digits + space) === null).toBe(isRight);
      }),
      runs,
    );
  });

  test('[VAL-06] holds nothing but digits, in every country', () => {
    fc.assert(
      fc.property(anyValue, fc.string({ unit: 'binary', minLength: 1 }), (country, typed) => {
        if (phoneError(country, typed) === null) expect(nationalPhone(typed, country)).toMatch(/^[0-9]+$/);
        else expect(phoneError(country, typed)).toMatch(/\p{Script=Han}/u);
      }),
      runs,
    );
  });
});

describe('a new password', () => {
  test.each([
    ['', '请设置密码'],
    ['amber-7', '密码至少 8 位，还差 1 位'],
    ['a1'.repeat(32), null],
    ['a1'.repeat(32) + 'x', '密码最多 64 位，多了 1 位'],
    ['amber-amber', null],
    ['correct horse battery staple', null],
    ['琥珀里有一只很老的蚂蚁', null],
    ['x13851206614', '密码不能包含手机号'],
    ['x１３８51206614', '密码不能包含手机号'],
    ['amber-2026', null],
    ['琥珀-amber-7', null],
    ['琥珀amber7', null],
  ])('[VAL-06] %j: %s', (typed, error) => {
    expect(passwordError(typed, ' 138-5120 6614 ')).toBe(error);
  });

  const kinds = fc.string({ unit: fc.constantFrom('a', 'Z', '7', '-', '琥', '😀'), maxLength: 70 });

  test('[VAL-06] is right exactly with 8 to 64 characters, whatever they are', () => {
    fc.assert(
      fc.property(kinds, (typed) => {
        const { length } = Array.from(typed);
        expect(passwordError(typed) === null).toBe(length >= 8 && length <= 64);
      }),
      runs,
    );
  });

  test('[VAL-06] with one’s own number anywhere in it is never right', () => {
    fc.assert(
      fc.property(kinds, kinds, fc.stringMatching(/^1[0-9]{10}$/), (before, after, phone) => {
        expect(passwordError(before + phone + after, phone)).not.toBeNull();
      }),
      runs,
    );
  });
});

describe('an e-mail address', () => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(63)}.com`;

  test.each(['shen@example.com', ' shen.rui+deal@ma.example.com.cn ', "o'neil@a-b.co", longest])(
    '[VAL-06] %s is right',
    (typed) => {
      expect(emailError(typed)).toBeNull();
    },
  );

  test.each([
    'shen',
    'shen@',
    '@example.com',
    'a@b',
    'a@@b.com',
    'a@b.com@c.com',
    '.a@b.com',
    'a.@b.com',
    'a..b@c.com',
    'a b@c.com',
    '沈@例子.com',
    'a@-b.com',
    'a@b-.com',
    'a@b..com',
    'a@b.c',
    'a@b.123',
    `${'a'.repeat(65)}@b.com`,
  ])('[VAL-06] %s is wrong', (typed) => {
    expect(emailError(typed)).toBe('邮箱格式不正确，例如 name@company.com');
  });

  test('[VAL-06] that is missing or too long is told so', () => {
    expect(emailError(' ')).toBe('请输入邮箱');
    expect(
      emailError(
        `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.com`,
      ),
    ).toBe('邮箱过长');
  });

  test('[VAL-06] every plain address is right, and one without its @ or its dot is not', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9]{1,20}$/),
        fc.stringMatching(/^[a-z0-9]{1,20}$/),
        (who, where) => {
          expect(emailError(`${who}@${where}.com`)).toBeNull();
          expect(emailError(`${who}${where}.com`)).not.toBeNull();
          expect(emailError(`${who}@${where}`)).not.toBeNull();
        },
      ),
      runs,
    );
  });
});

describe('a verification code', () => {
  test('[VAL-06] is six digits, however a keyboard spaces them', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 ]{0,9}$/), (typed) => {
        const digits = typed.replaceAll(' ', '');
        expect(codeError(typed)).toBe(
          digits === '' ? '请输入验证码' : digits.length === 6 ? null : '验证码是 6 位数字',
        );
      }),
      runs,
    );
    expect(codeError('12a456')).toBe('验证码是 6 位数字');
  });
});
