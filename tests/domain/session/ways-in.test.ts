import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noPromotion } from '../../../src/domain/promotion/no-promotion';
import { nationalPhone } from '../../../src/domain/phone/national-phone';
import { phoneProof } from '../../../src/domain/session/phone-proof';
import { refusedField, refusedPassword } from '../../../src/domain/session/refused-field';
import { wayAddress, wayInOf } from '../../../src/domain/session/way-in';
import { codeLogin, passwordReset, registration, validateLogin } from '../../../src/domain/session/ways-in';
import { propertyRuns } from '../../support/property';

const proof = fc.record({ userName: fc.string(), countryCode: fc.string(), caption: fc.string() });

const agedProof = fc.record({
  userName: fc.string(),
  countryCode: fc.string(),
  caption: fc.string(),
  ageStated: fc.boolean(),
});

describe('what a way in sends', () => {
  test('[LOG-03][LOG-04] the phone is plain, the country is 86 unless another is given, the code has no space', () => {
    fc.assert(
      fc.property(proof, (typed) => {
        const { userName, countryCode, caption } = phoneProof(typed);
        expect(userName).toBe(nationalPhone(typed.userName, countryCode));
        expect(countryCode).toBe(typed.countryCode.trim() === '' ? '86' : typed.countryCode.trim());
        expect(caption).toBe(
          Array.from(typed.caption)
            .filter((character) => character.trim() !== '')
            .join(''),
        );
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[LOG-03] every way sends its proof like that, and a password as it was typed', () => {
    fc.assert(
      fc.property(agedProof, fc.string(), fc.option(fc.string()), (typed, password, weixinUserInfo) => {
        const proved = phoneProof(typed);
        const sent = { ...proved, ageStated: typed.ageStated };
        expect(codeLogin({ ...typed, promotion: noPromotion })).toEqual({ ...sent, promotion: noPromotion });
        expect(registration({ ...typed, password, promotion: noPromotion })).toEqual({
          ...sent,
          password,
          promotion: noPromotion,
        });
        expect(passwordReset({ ...typed, password })).toEqual({ ...proved, password });
        expect(validateLogin({ ...typed, weixinUserInfo })).toEqual({
          ...sent,
          weixinUserInfo: (weixinUserInfo ?? '').trim() === '' ? null : weixinUserInfo?.trim(),
        });
      }),
      { numRuns: propertyRuns },
    );
  });
});

test.each([
  ['', 'codeLogin'],
  ['?mode=register', 'registration'],
  ['?sprad=1&mode=bind', 'bindPhone'],
  ['?mode=constructor', 'codeLogin'],
  ['?mode=', 'codeLogin'],
])('[LOG-12] the query "%s" of /login asks for the %s', (query, way) => {
  expect(wayInOf(query)).toBe(way);
});

test('[LOG-07] another way carries the place to go on to, whatever it is, and nothing else', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('/login', '/login?mode=register'), (redirect, way) => {
      const address = wayAddress(way, `?${new URLSearchParams({ a: '1', redirect }).toString()}`);
      expect(address.startsWith(way)).toBe(true);
      const query = new URLSearchParams(address.slice(address.indexOf('?')));
      expect(query.get('redirect')).toBe(redirect);
      expect(query.has('a')).toBe(false);
    }),
    { numRuns: propertyRuns },
  );
  expect(wayAddress('/login', '?a=1')).toBe('/login');
});

test.each([
  ['验证码不正确', 'caption'],
  ['短信验证码已过期，请重新获取', 'caption'],
  ['密码须为 8 至 64 位，且同时包含字母和数字', 'password'],
  ['手机号已注册，请直接登录', 'userName'],
  ['该手机号已绑定其他微信，请用手机号登录', 'userName'],
  ['微信授权已过期，请重新授权', null],
  ['登录过于频繁，请在 15 分钟后再试', null],
  ['系统繁忙，请稍后再试', null],
  ['', null],
])('[LOG-02] the refusal "%s" is about %s', (message, field) => {
  expect(refusedField(message)).toBe(field);
});

test.each([
  ['原密码不正确', 'oldPassword'],
  ['旧密码错误', 'oldPassword'],
  ['密码错误次数过多，请在 15 分钟后再试', 'oldPassword'],
  ['新密码不能与原密码相同', 'password'],
  ['密码须为 8 至 64 位，且同时包含字母和数字', 'password'],
  ['验证码不正确', null],
  ['系统繁忙，原密码没有修改', null],
])('[VAL-06] the refusal "%s" of a change is about %s', (message, field) => {
  expect(refusedPassword(message)).toBe(field);
});
