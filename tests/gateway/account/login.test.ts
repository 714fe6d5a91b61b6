import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { logIn, passedCaptcha } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const tokenIn = (data: unknown): string => (data as { token: string }).token;

describe('login by password', () => {
  test('[LOG-03][SEC-05] a right password with a fresh ticket answers a token that says who one is', async () => {
    const answer = await logIn(gateway);
    expect(answer.code).toBe(200);
    const me = await callGateway(gateway.url, '/webapp/register!get.action', { token: tokenIn(answer.data) });
    expect(me.data).toMatchObject({ userId: 'u1', userName: '13800000001', isremove: '0', prove: '1' });
  });

  test('[LOG-03] the user name is trimmed, the password is not', async () => {
    expect((await logIn(gateway, { userName: '  13800000001 ' })).code).toBe(200);
    expect((await logIn(gateway, { password: ' password-u1' })).code).toBe(400);
  });

  test('[LOG-02] a wrong password and an unknown user name get the same words and no token', async () => {
    const wrong = await logIn(gateway, { password: 'password-u2' });
    const unknown = await logIn(gateway, { userName: '13899999999' });
    expect([wrong.code, wrong.text, wrong.data]).toEqual([400, '手机号或密码不正确', undefined]);
    expect(unknown.raw).toBe(wrong.raw);
  });

  test.each([
    [{ userName: '   ' }, '请输入手机号和密码'],
    [{ password: '' }, '请输入手机号和密码'],
    [{ password: 'x'.repeat(201) }, '手机号或密码不正确'],
    [{ userName: "' or 1=1 --" }, '手机号或密码不正确'],
  ])('[SEC-05] the input %o is refused with %s', async (change, text) => {
    const answer = await logIn(gateway, change);
    expect([answer.code, answer.text]).toEqual([400, text]);
  });

  test('[SEC-05] a zero character in what is sent is a wrong call, and reaches no statement', async () => {
    const answer = await logIn(gateway, { userName: '1380\u00000001' });
    expect([answer.code, answer.text]).toEqual([400, '参数错误']);
  });

  test('[LOG-03] a call without user name or password is a wrong call', async () => {
    const answer = await callGateway(gateway.url, '/webapp/register!login.action', { method: 'POST' });
    expect([answer.code, answer.text]).toEqual([400, '参数错误']);
  });

  test('[SES-02] a deactivated account is given a token, and user info says that it is deactivated', async () => {
    const token = tokenIn((await logIn(gateway, { userName: '13800000005', password: 'password-u5' })).data);
    const me = await callGateway(gateway.url, '/webapp/register!get.action', { token });
    expect(me.data).toMatchObject({ userId: 'u5', isremove: '1' });
    const messages = await callGateway(gateway.url, '/webapp/message!list.action', { token });
    expect([messages.code, messages.text]).toEqual([403, '您当前登录的账号已被注销']);
  });
});

describe('the captcha ticket of a login', () => {
  const spent = [400, '安全验证已失效，请重新验证'];
  const verdict = async (change: Parameters<typeof logIn>[1]) => {
    const answer = await logIn(gateway, change);
    return answer.code === 200 ? 'taken' : [answer.code, answer.text];
  };

  test('[SEC-05][CAP-07] it is taken once, also when the login it served failed', async () => {
    const served = await passedCaptcha(gateway);
    expect(await verdict({ ticket: served })).toBe('taken');
    expect(await verdict({ ticket: served })).toEqual(spent);
    const failed = await passedCaptcha(gateway);
    await verdict({ ticket: failed, password: 'wrong' });
    expect(await verdict({ ticket: failed })).toEqual(spent);
  });

  test('[SEC-05] it is taken once when many logins bring it at the same time', async () => {
    const ticket = await passedCaptcha(gateway);
    const verdicts = await Promise.all(Array.from({ length: 8 }, () => verdict({ ticket })));
    expect(verdicts.filter((one) => one === 'taken')).toHaveLength(1);
  });

  test('[SEC-05] it is good until 5 minutes have gone, and not from then on', async () => {
    const [young, old] = [await passedCaptcha(gateway), await passedCaptcha(gateway)];
    gateway.clock.move(5 * 60_000 - 1);
    expect(await verdict({ ticket: young })).toBe('taken');
    gateway.clock.move(1);
    expect(await verdict({ ticket: old })).toEqual(spent);
  });

  test('[SEC-05] with another random string it is refused, and spent', async () => {
    const ticket = await passedCaptcha(gateway, 'randstr-1');
    expect(await verdict({ ticket, randstr: 'randstr-2' })).toEqual(spent);
    expect(await verdict({ ticket })).toEqual(spent);
  });

  test.each(['', 'trerror_1001_hupo-web_1800000000', 'terror_1001_hupo-web_1800000000', 't03unknown'])(
    '[SEC-05] the ticket "%s" was never issued and is refused',
    async (ticket) => expect(await verdict({ ticket })).toEqual(spent),
  );
});
