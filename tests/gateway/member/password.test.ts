import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { logIn, tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const change = async (token: string | null, oldPassword: string, password: string) => {
  const answer = await callGateway(gateway.url, '/webapp/register!changePassword.action', {
    method: 'POST',
    parameters: { oldPassword, password },
    ...(token === null ? {} : { token }),
  });
  return answer.code === 200 ? answer.data : [answer.code, answer.text];
};
const isGood = async (token: string): Promise<boolean> =>
  (await callGateway(gateway.url, '/webapp/register!get.action', { token })).code === 200;

describe('changing one’s password', () => {
  test('[SCR-10] ends the other logins, leaves this one, and only the new password logs in', async () => {
    const [own, other, stranger] = await Promise.all(['u1', 'u1', 'u2'].map((id) => tokenOf(gateway, id)));
    expect(await change(own ?? '', 'password-u1', 'Better-2026')).toEqual({ ended: 1 });
    expect(await Promise.all([own, other, stranger].map((token) => isGood(token ?? '')))).toEqual([
      true,
      false,
      true,
    ]);
    expect((await logIn(gateway, { password: 'password-u1' })).code).toBe(400);
    expect((await logIn(gateway, { password: 'Better-2026' })).code).toBe(200);
  });

  test.each([
    ['wrong', 'Better-2026', '原密码不正确'],
    ['x'.repeat(201), 'Better-2026', '原密码不正确'],
    ['password-u2', 'short1', '密码须为 8 至 64 位，且不能包含手机号'],
    ['password-u2', `a1${'x'.repeat(63)}`, '密码须为 8 至 64 位，且不能包含手机号'],
    ['password-u2', '12345678', '密码过于常见，容易被猜中，请换一个'],
    ['password-u2', 'PassWord', '密码过于常见，容易被猜中，请换一个'],
    ['password-u2', 'ｑｗｅｒｔｙ１２３', '密码过于常见，容易被猜中，请换一个'],
    ['password-u2', 'woaini1314', '密码过于常见，容易被猜中，请换一个'],
    ['password-u2', 'a13800000002', '密码须为 8 至 64 位，且不能包含手机号'],
    ['password-u2', 'password-u2', '新密码不能与原密码相同'],
  ])('[SCR-10] from "%s" to "%s" is refused and changes nothing', async (old, fresh, text) => {
    gateway.clock.move(15 * 60_000);
    const [own, other] = [await tokenOf(gateway, 'u2'), await tokenOf(gateway, 'u2')];
    expect(await change(own, old, fresh)).toEqual([400, text]);
    expect(await isGood(other)).toBe(true);
    expect((await logIn(gateway, { userName: '13800000002', password: 'password-u2' })).code).toBe(200);
  });

  test('[SEC-05] five wrong old passwords close the change for 15 minutes', async () => {
    gateway.clock.move(15 * 60_000);
    const token = await tokenOf(gateway, 'u3');
    for (let guess = 0; guess < 5; guess += 1) await change(token, 'guess', 'Better-2026');
    expect(await change(token, 'password-u3', 'Better-2026')).toEqual([
      429,
      '密码错误次数过多，请在 15 分钟后再试',
    ]);
    gateway.clock.move(15 * 60_000);
    expect(await change(token, 'password-u3', 'Better-2026')).toEqual({ ended: 0 });
  });

  test('[SEC-05] a visitor and a deactivated account change nothing', async () => {
    expect(await change(null, 'password-u1', 'Better-2027')).toEqual([401, '登录已失效，请重新登录']);
    expect(await change(await tokenOf(gateway, 'u5'), 'password-u5', 'Better-2027')).toEqual([
      403,
      '您当前登录的账号已被注销',
    ]);
  });
});
