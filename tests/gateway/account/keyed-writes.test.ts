import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway, type Answered } from '../../support/gateway/call';
import { logIn } from '../../support/gateway/log-in';
import { codeSentTo } from '../../support/gateway/sent-code';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { hourMs } from '../../../contract/values/duration';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** Of whoever was registered last. */
let key = randomUUID();
const anotherKey = randomUUID();
let phones = 15_700_000_000;
const newPhone = (): string => String((phones += 1));

const call = (
  name: string,
  parameters: Readonly<Record<string, string>>,
  given: { readonly key?: string; readonly token?: string } = {},
) =>
  callGateway(gateway.url, `/webapp/register!${name}.action`, {
    method: 'POST',
    parameters,
    ...(given.token === undefined ? {} : { token: given.token }),
    headers: given.key === undefined ? {} : { 'Idempotency-Key': given.key },
  });
const verdict = ({ code, text }: Answered) => (code === 200 ? 'ok' : text);
const tokenIn = (answer: Answered): string => (answer.data as { token: string }).token;
const userOf = async (answer: Answered) => {
  const info = await callGateway(gateway.url, '/webapp/register!get.action', { token: tokenIn(answer) });
  return (info.data as { userId: string }).userId;
};
const registered = async (phone: string, password = 'amber-77') => {
  key = randomUUID();
  const caption = await codeSentTo(gateway, phone, 'identity');
  const given = { userName: phone, countryCode: '86', caption, ageStated: '1' };
  return { given: { ...given, password }, answer: await call('save', { ...given, password }, { key }) };
};

describe('a registration whose answer was lost', () => {
  test('[LOG-12] sent again under its key it opens a login of the same account, with a token of its own', async () => {
    const { given, answer } = await registered(newPhone());
    const again = await call('save', given, { key: key.toUpperCase() });
    expect(verdict(again)).toBe('ok');
    expect(await userOf(again)).toBe(await userOf(answer));
    expect(tokenIn(again)).not.toBe(tokenIn(answer));
  });

  test('[SEC-05] with another key, phone, code or password nothing is repeated', async () => {
    const phone = newPhone();
    const { given } = await registered(phone);
    const used = '验证码已使用，请重新获取';
    expect(verdict(await call('save', given))).toBe(used);
    expect(verdict(await call('save', given, { key: 'no-key' }))).toBe(used);
    expect(verdict(await call('save', given, { key: anotherKey }))).toBe(used);
    const reused = '该请求编号已用于其他内容，请重新提交';
    for (const other of [{ password: 'other-77' }, { caption: '000000' }, { userName: newPhone() }])
      expect(verdict(await call('save', { ...given, ...other }, { key }))).toBe(reused);
  });

  test('[SEC-05] it is repeated for an hour, and only while the password is the one of then', async () => {
    const { given, answer } = await registered(newPhone());
    const change = { oldPassword: 'amber-77', password: 'pearl-88' };
    expect(verdict(await call('changePassword', change, { token: tokenIn(answer) }))).toBe('ok');
    expect(verdict(await call('save', given, { key }))).toBe('验证码已使用，请重新获取');
    const late = await registered(newPhone());
    gateway.clock.move(hourMs);
    expect(verdict(await call('save', late.given, { key }))).not.toBe('ok');
  });
});

describe('a new password whose answer was lost', () => {
  test('[LOG-12] a forgotten one: sent again under its key it is done, and done once', async () => {
    const phone = newPhone();
    await registered(phone);
    gateway.clock.move(60_000);
    const caption = await codeSentTo(gateway, phone, 'forgotten');
    const given = { userName: phone, countryCode: '86', caption, password: 'pearl-88' };
    expect(verdict(await call('changePassword', given, { key }))).toBe('ok');
    expect(verdict(await call('changePassword', given, { key: anotherKey }))).toBe(
      '验证码已使用，请重新获取',
    );
    expect(verdict(await call('changePassword', given, { key }))).toBe('ok');
    expect(verdict(await logIn(gateway, { userName: phone, password: 'pearl-88' }))).toBe('ok');
  });

  test('[SCR-10] one’s own: sent again under its key it is done, for the same login alone', async () => {
    const phone = newPhone();
    const own = tokenIn((await registered(phone)).answer);
    const other = tokenIn((await registered(newPhone())).answer);
    const change = { oldPassword: 'amber-77', password: 'pearl-88' };
    expect(verdict(await call('changePassword', change, { key, token: own }))).toBe('ok');
    const again = await call('changePassword', change, { key, token: own });
    expect([verdict(again), again.data]).toEqual(['ok', { ended: 0 }]);
    expect(verdict(await call('changePassword', change, { key: anotherKey, token: own }))).toBe(
      '原密码不正确',
    );
    expect(verdict(await call('changePassword', change, { key, token: other }))).toBe('ok');
    expect(verdict(await call('changePassword', change, { key }))).toBe('登录已失效，请重新登录');
  });

  test('[SCR-10] a key that was used before does not pass for a change that holds no more', async () => {
    const token = tokenIn((await registered(newPhone())).answer);
    const there = { oldPassword: 'amber-77', password: 'pearl-88' };
    const back = { oldPassword: 'pearl-88', password: 'amber-77' };
    const sent = (change: Readonly<Record<string, string>>, under: string) =>
      call('changePassword', change, { key: under, token });
    expect(verdict(await sent(there, key))).toBe('ok');
    expect(verdict(await sent(back, anotherKey))).toBe('ok');
    expect(verdict(await sent(there, key))).toBe('ok');
    expect(verdict(await sent(back, anotherKey))).toBe('ok');
  });
});
