import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway, type Answered } from '../../support/gateway/call';
import { logIn, tokenOf } from '../../support/gateway/log-in';
import { anotherThan, codeSentTo } from '../../support/gateway/sent-code';
import { wechatCode } from '../../support/gateway/wechat';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { minuteMs } from '../../../contract/values/duration';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ trustProxy: true });
});
afterAll(() => gateway.close());

let phones = 15_000_000_000;
const newPhone = (): string => String((phones += 1));

const call = (name: string, parameters: Readonly<Record<string, string>>, from = '127.0.0.1') =>
  callGateway(gateway.url, `/webapp/register!${name}.action`, {
    method: 'POST',
    parameters: { ageStated: '1', ...parameters },
    headers: { 'X-Forwarded-For': from },
  });
const verdict = ({ code, text }: Answered) => (code === 200 ? 'ok' : text);
const userOf = async (answer: Answered) => {
  const { token } = answer.data as { token: string };
  const info = await callGateway(gateway.url, '/webapp/register!get.action', { token });
  return info.data as { userId: string; userName: string; name: string; prove?: string };
};

describe('login by code', () => {
  test('[LOG-12] the code of an account’s own phone answers its token', async () => {
    const code = await codeSentTo(gateway, '13800000001', 'login');
    const answer = await call('loginByCode', { userName: ' 13800000001 ', countryCode: '86', code });
    expect(await userOf(answer)).toMatchObject({ userId: 'u1' });
  });

  test('[LOG-12] a phone without an account gets an account without a name and without verification', async () => {
    const phone = newPhone();
    const code = await codeSentTo(gateway, phone, 'login');
    const made = await userOf(await call('loginByCode', { userName: phone, code, sprad: 's1' }));
    expect(made).toMatchObject({ userName: phone, name: `用户${phone.slice(-4)}` });
    expect(made).not.toHaveProperty('prove');
    gateway.clock.move(minuteMs);
    const again = await codeSentTo(gateway, phone, 'login');
    expect((await userOf(await call('loginByCode', { userName: phone, code: again }))).userId).toBe(
      made.userId,
    );
  });

  test('[MKT-23] without the statement to be at least 14 no account is made, and the code stays good', async () => {
    const phone = newPhone();
    const code = await codeSentTo(gateway, phone, 'login');
    const refused = await call('loginByCode', { userName: phone, code, ageStated: '0' });
    expect([refused.code, refused.text]).toEqual([
      403,
      '未满 14 周岁不能注册；已年满 14 周岁的，请勾选确认后重试',
    ]);
    const bound = await call('loginByValidate', { userName: phone, caption: code, ageStated: '' });
    expect(bound.code).toBe(403);
    expect(verdict(await call('loginByCode', { userName: phone, code }))).toBe('ok');
  });

  test('[MKT-23] a member logs in by a code without the statement', async () => {
    gateway.clock.move(minuteMs);
    const code = await codeSentTo(gateway, '13800000001', 'login');
    const answer = await call('loginByCode', { userName: '13800000001', code, ageStated: '0' });
    expect(await userOf(answer)).toMatchObject({ userId: 'u1' });
    expect(verdict(await call('loginByCode', { userName: '13800000001', code, ageStated: '0' }))).toBe(
      '验证码已使用，请重新获取',
    );
  });

  test('[LOG-12] the same digits in another country are another person', async () => {
    const here = newPhone();
    const code = await codeSentTo(gateway, here, 'login', '44');
    const there = await userOf(await call('loginByCode', { userName: here, countryCode: '44', code }));
    expect(there.userName).toBe(`+44${here}`);
  });

  test('[SEC-05] a code is wrong, right once, and then used', async () => {
    const phone = newPhone();
    const code = await codeSentTo(gateway, phone, 'login');
    expect(verdict(await call('loginByCode', { userName: phone, code: anotherThan(code) }))).toBe(
      '验证码不正确或已失效，请核对或重新获取',
    );
    expect(verdict(await call('loginByCode', { userName: phone, code }))).toBe('ok');
    expect(verdict(await call('loginByCode', { userName: phone, code }))).toBe('验证码已使用，请重新获取');
  });

  test('[SEC-05] a code that came at the same moment to many calls serves one', async () => {
    const phone = newPhone();
    const code = await codeSentTo(gateway, phone, 'login');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call('loginByCode', { userName: phone, code })),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
  });

  test('[SEC-05] a code is good for five minutes', async () => {
    const phone = newPhone();
    const code = await codeSentTo(gateway, phone, 'login');
    gateway.clock.move(5 * minuteMs);
    expect(verdict(await call('loginByCode', { userName: phone, code }))).toBe('验证码已过期，请重新获取');
  });

  test('[SEC-05] a code for one thing is good for nothing else', async () => {
    const phone = newPhone();
    const caption = await codeSentTo(gateway, phone, 'login');
    const other = { userName: phone, caption, password: 'amber-77' };
    expect(verdict(await call('save', other))).toBe('验证码不正确或已失效，请核对或重新获取');
    expect(verdict(await call('checkValidate', other))).toBe('验证码不正确或已失效，请核对或重新获取');
    expect(verdict(await call('changePassword', other))).toBe('验证码不正确或已失效，请核对或重新获取');
  });

  test('[SEC-05] who tries codes out on many numbers is stopped by the address, and others are not', async () => {
    for (let tries = 0; tries < 30; tries += 1)
      await call('loginByCode', { userName: newPhone(), code: '123456' }, '10.1.1.1');
    const phone = newPhone();
    const code = await codeSentTo(gateway, phone, 'login');
    const stopped = await call('loginByCode', { userName: phone, code }, '10.1.1.1');
    expect([stopped.code, stopped.text]).toEqual([429, '验证码错误次数过多，请在 15 分钟后再试']);
    expect(verdict(await call('loginByCode', { userName: phone, code }, '10.1.1.2'))).toBe('ok');
  });

  test.each([
    [{ userName: '1385120', code: '123456' }, '手机号不正确'],
    [{ userName: '', code: '123456' }, '手机号不正确'],
    [{ userName: '13851206614', countryCode: 'x', code: '123456' }, '手机号不正确'],
    [{ userName: '13851206614' }, '参数错误'],
  ])('[SEC-05] the input %o is refused with %s', async (input, text) => {
    expect(verdict(await call('loginByCode', input))).toBe(text);
  });
});

describe('registration', () => {
  const registered = async (phone: string) => {
    const caption = await codeSentTo(gateway, phone, 'identity');
    return call('save', { userName: phone, countryCode: '86', caption, password: 'amber-77' });
  };

  test('[MKT-23] without the statement to be at least 14 it is refused, and the code stays good', async () => {
    const userName = newPhone();
    const caption = await codeSentTo(gateway, userName, 'identity');
    const given = { userName, caption, password: 'amber-77' };
    expect(verdict(await call('save', { ...given, ageStated: '0' }))).toBe(
      '未满 14 周岁不能注册；已年满 14 周岁的，请勾选确认后重试',
    );
    expect(verdict(await call('save', given))).toBe('ok');
  });

  test('[LOG-12] a new account logs in by its password from then on', async () => {
    const phone = newPhone();
    const made = await userOf(await registered(phone));
    const answer = await logIn(gateway, { userName: phone, password: 'amber-77' });
    expect((await userOf(answer)).userId).toBe(made.userId);
  });

  test('[LOG-12] a phone that has an account is named as such, but only to its proven owner', async () => {
    expect(verdict(await registered('13800000001'))).toBe('手机号已注册，请直接登录');
    expect(
      verdict(await call('save', { userName: '13800000001', caption: '000000', password: 'amber-77' })),
    ).toMatch(/^验证码/);
    expect((await logIn(gateway)).code).toBe(200);
  });

  test('[SEC-05] a weak password is refused before the code is used up', async () => {
    const phone = newPhone();
    const caption = await codeSentTo(gateway, phone, 'identity');
    const given = { userName: phone, caption };
    for (const password of ['amber77', 'PassWord', '77777777', `a${phone}`])
      expect(verdict(await call('save', { ...given, password }))).toMatch(/^密码/);
    expect(verdict(await call('save', { ...given, password: 'amber-77' }))).toBe('ok');
  });
});

describe('a forgotten password', () => {
  const forgets = async (phone: string) => codeSentTo(gateway, phone, 'forgotten');

  test('[LOG-12] the code is looked at first and is still good for the change, which ends every login', async () => {
    const token = await tokenOf(gateway, 'u2');
    const caption = await forgets('13800000002');
    const given = { userName: '13800000002', caption };
    expect(verdict(await call('checkValidate', { ...given, countryCode: '86' }))).toBe('ok');
    expect(verdict(await call('changePassword', { ...given, password: 'amber-77' }))).toBe('ok');
    expect((await callGateway(gateway.url, '/webapp/register!get.action', { token })).code).toBe(401);
    expect((await logIn(gateway, { userName: '13800000002', password: 'password-u2' })).code).toBe(400);
    expect((await logIn(gateway, { userName: '13800000002', password: 'amber-77' })).code).toBe(200);
    expect(verdict(await call('changePassword', { ...given, password: 'amber-78' }))).toBe(
      '验证码已使用，请重新获取',
    );
  });

  test('[SEC-05] an account that wrong passwords had closed is open again', async () => {
    const wrong = { userName: '13800000003', password: 'wrong' };
    for (let tries = 0; tries < 6; tries += 1) await logIn(gateway, wrong);
    expect((await logIn(gateway, wrong)).code).toBe(429);
    const caption = await forgets('13800000003');
    await call('changePassword', { userName: '13800000003', caption, password: 'amber-77' });
    expect((await logIn(gateway, { userName: '13800000003', password: 'amber-77' })).code).toBe(200);
  });

  test('[SEC-05] wrong guesses at looking count: after five the code is burnt', async () => {
    const caption = await forgets('13800000004');
    const wrong = { userName: '13800000004', caption: anotherThan(caption) };
    const verdicts = [];
    for (let tries = 0; tries < 5; tries += 1) verdicts.push(verdict(await call('checkValidate', wrong)));
    expect(verdicts).toEqual([
      ...Array.from({ length: 4 }, () => '验证码不正确或已失效，请核对或重新获取'),
      '验证码错误次数过多，请重新获取',
    ]);
    const right = { userName: '13800000004', caption, password: 'amber-77' };
    expect(verdict(await call('changePassword', right))).toBe('验证码错误次数过多，请重新获取');
  });

  test('[SEC-05] no caller learns whether a phone has an account', async () => {
    const phone = newPhone();
    await forgets(phone);
    const guessed = { userName: phone, caption: '135790', password: 'amber-77' };
    expect(verdict(await call('checkValidate', guessed))).toBe('验证码不正确或已失效，请核对或重新获取');
    expect(verdict(await call('changePassword', guessed))).toBe('验证码不正确或已失效，请核对或重新获取');
  });

  test('[SEC-05] a weak password is refused, and the code stays good', async () => {
    gateway.clock.move(60 * minuteMs);
    const caption = await forgets('13800000001');
    const given = { userName: '13800000001', caption };
    expect(verdict(await call('changePassword', { ...given, password: 'weak' }))).toMatch(/^密码/);
    expect(verdict(await call('changePassword', { ...given, password: 'password-u1' }))).toBe('ok');
  });
});

describe('binding a phone to WeChat', () => {
  const offered = async (nickname: string) => {
    const code = await wechatCode(gateway, nickname);
    const answer = await call('loginByWx', { code, channel: 'web' });
    return JSON.stringify((answer.data as { weinxin_userinfo: object }).weinxin_userinfo);
  };
  const binds = async (phone: string, weinxin_userinfo: string) => {
    const caption = await codeSentTo(gateway, phone, 'login');
    return call('loginByValidate', { userName: phone, countryCode: '86', caption, weinxin_userinfo });
  };

  test('[LOG-04][LOG-05] the phone’s account is WeChat’s from then on', async () => {
    const phone = newPhone();
    const bound = await userOf(await binds(phone, await offered('林小雨')));
    const code = await wechatCode(gateway, '林小雨');
    expect(await userOf(await call('loginByWx', { code, channel: 'web' }))).toMatchObject(bound);
  });

  test('[LOG-04] without WeChat’s part it is a plain login', async () => {
    expect(verdict(await binds(newPhone(), ''))).toBe('ok');
  });

  test('[SEC-05] a forged or spent part is refused before the code is used up', async () => {
    const phone = newPhone();
    const caption = await codeSentTo(gateway, phone, 'login');
    const given = { userName: phone, caption };
    for (const forged of ['x', '{}', '{"nickname":"小琥","ticket":"forged"}'])
      expect(verdict(await call('loginByValidate', { ...given, weinxin_userinfo: forged }))).toBe(
        '微信授权已过期，请重新授权',
      );
    expect(verdict(await call('loginByValidate', given))).toBe('ok');
  });

  test('[LOG-05] an account that is bound to another user is not taken over', async () => {
    const phone = newPhone();
    await binds(phone, await offered('周小琥'));
    gateway.clock.move(minuteMs);
    expect(verdict(await binds(phone, await offered('吴小珀')))).toBe(
      '该手机号已绑定其他微信，请用手机号登录',
    );
  });
});

describe('a password for a member who is logged in without one', () => {
  const entered = async (phone: string): Promise<string> => {
    const code = await codeSentTo(gateway, phone, 'login');
    const answer = await call('loginByCode', { userName: phone, code });
    gateway.clock.move(minuteMs);
    return (answer.data as { token: string }).token;
  };
  const setBy = async (token: string, phone: string) => {
    const caption = await codeSentTo(gateway, phone, 'forgotten');
    return callGateway(gateway.url, '/webapp/register!changePassword.action', {
      method: 'POST',
      parameters: { userName: phone, caption, password: 'amber-77' },
      token,
    });
  };
  const isGood = async (token: string) =>
    (await callGateway(gateway.url, '/webapp/register!get.action', { token })).code === 200;

  test('[ACC-06] it is set by a code; the login that asks goes on, and the others end', async () => {
    const phone = newPhone();
    const elsewhere = await entered(phone);
    const here = await entered(phone);
    expect(verdict(await setBy(here, phone))).toBe('ok');
    expect([await isGood(here), await isGood(elsewhere)]).toEqual([true, false]);
  });

  test('[SCR-10] user info says that there is no password until one is set; a registration brings one', async () => {
    const info = async (token: string) =>
      (await callGateway(gateway.url, '/webapp/register!get.action', { token })).data;
    const phone = newPhone();
    const token = await entered(phone);
    expect(await info(token)).toMatchObject({ hasPassword: '0' });
    await setBy(token, phone);
    expect(await info(token)).toMatchObject({ hasPassword: '1' });

    const registered = newPhone();
    const caption = await codeSentTo(gateway, registered, 'identity');
    const answer = await call('save', { userName: registered, caption, password: 'amber-77' });
    expect(await userOf(answer)).toMatchObject({ hasPassword: '1' });
  });

  test('[SEC-05] a password set for another account ends all of its logins, and none of one’s own', async () => {
    const phone = newPhone();
    const theirs = await entered(phone);
    const own = await entered(newPhone());
    expect(verdict(await setBy(own, phone))).toBe('ok');
    expect([await isGood(own), await isGood(theirs)]).toEqual([true, false]);
  });
});
