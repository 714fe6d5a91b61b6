import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstWrongField, loginErrors } from '../../../../src/application/session/login/login-errors';
import { propertyRuns } from '../../../support/property';

const typed = fc.record({
  countryCode: fc.constantFrom('86', '852', '1'),
  userName: fc.oneof(fc.string(), fc.stringMatching(/^ ?1[0-9]{0,14} ?$/)),
  password: fc.string({ maxLength: 3 }),
  agreed: fc.boolean(),
});

describe('what must be mended before a login is sent', () => {
  test('[LOG-03] each field is wrong by itself, and nothing else is', () => {
    fc.assert(
      fc.property(typed, (login) => {
        const errors = loginErrors(login);
        expect(errors.password === undefined).toBe(login.password !== '');
        expect(errors.agreement === undefined).toBe(login.agreed);
        expect(errors.userName === '请输入手机号').toBe(login.userName.trim() === '');
        expect(errors.form).toBeUndefined();
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[LOG-03] a mobile number is right with 11 digits, whatever spaces and dashes stand around it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1[0-9]{0,14}$/), fc.stringMatching(/^[ -]{0,2}$/), (digits, space) => {
        const { userName } = loginErrors({
          countryCode: '86',
          userName: space + digits + space,
          password: 'x',
          agreed: true,
        });
        const missing = 11 - digits.length;
        expect(userName).toBe(
          missing === 0
            ? undefined
            : missing > 0
              ? `手机号是 11 位，还差 ${missing} 位`
              : `手机号是 11 位，多了 ${-missing} 位`,
        );
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[LOG-03] a name that is no mobile number of the mainland is left to the server', () => {
    for (const userName of [
      '60001234',
      '+852 6000 1234',
      '1385120661a',
      'a13851206614',
      'shen@example.com',
      '沈锐',
      'shen_rui.2',
    ]) {
      expect(loginErrors({ countryCode: '86', userName, password: 'x', agreed: true })).toEqual({});
    }
  });

  test.each(['138 5120 661a', '沈锐 并购', '138#5120', 'shen@', '-', '+86', 'a'.repeat(65)])(
    '[VAL-06] %s cannot be a user name, and is told so beside its field',
    (userName) => {
      expect(loginErrors({ countryCode: '86', userName, password: 'x', agreed: true })).toEqual({
        userName: '请填写手机号、邮箱或账号名，其中不能有空格和其他符号',
      });
    },
  );

  test('[LOG-12][VAL-06] a number of another country has the digits of that country', () => {
    const wrong = (userName: string, countryCode: string) =>
      loginErrors({ userName, countryCode, password: 'x', agreed: true }).userName;
    expect(wrong('9123 4567', '852')).toBeUndefined();
    expect(wrong('9123456', '852')).toBe('手机号是 8 位，还差 1 位');
    expect(wrong('shen@example.com', '852')).toBeUndefined();
    expect(wrong('1385120', '86')).toBe('手机号是 11 位，还差 4 位');
  });

  test('[LOG-03] the focus goes to the first wrong field from the top', () => {
    expect(
      firstWrongField(loginErrors({ countryCode: '86', userName: '', password: '', agreed: false })),
    ).toBe('userName');
    expect(
      firstWrongField(loginErrors({ countryCode: '86', userName: 'x', password: '', agreed: false })),
    ).toBe('password');
    expect(
      firstWrongField(loginErrors({ countryCode: '86', userName: 'x', password: 'x', agreed: false })),
    ).toBe('agreement');
    expect(firstWrongField({ form: '手机号或密码不正确' })).toBeNull();
  });
});
