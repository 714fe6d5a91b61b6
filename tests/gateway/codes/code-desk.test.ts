import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { member, openCodeRig, removedMember, stranger, type CodeRig } from './code-rig';
import { dayMs, minuteMs } from '../../../contract/values/duration';

let rig: CodeRig;
beforeAll(async () => {
  rig = await openCodeRig();
});
// A day later every code is over and every count has ended, so that each test begins with none.
afterEach(() => rig.clock.move(dayMs));
afterAll(() => rig.close());

const wrong = '验证码不正确或已失效，请核对或重新获取';

/** A code that is not this one. */
const other = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('a code that was sent', () => {
  test('[SEC-05] proves the phone once, in its own purpose alone', async () => {
    expect(await rig.ask()).toBe('sent');
    const code = await rig.lastCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(await rig.prove(code, 'takeCode', { purpose: 'forgotten' })).toBe(wrong);
    expect(await rig.prove(code, 'takeCode', { userName: stranger })).toBe(wrong);
    expect(await rig.prove(` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe(member);
    expect(await rig.prove(code)).toBe('验证码已使用，请重新获取');
  });

  test('[SEC-05] that is taken many times at once is taken once', async () => {
    await rig.ask();
    const code = await rig.lastCode();
    const answers = await Promise.all(Array.from({ length: 8 }, () => rig.prove(code)));
    expect(answers.filter((answer) => answer === member)).toHaveLength(1);
  });

  test('[LOG-12] may be checked first and taken afterwards', async () => {
    await rig.ask({ purpose: 'forgotten' });
    const [code, purpose] = [await rig.lastCode(), { purpose: 'forgotten' }] as const;
    expect(await rig.prove(code, 'checkCode', purpose)).toBe(member);
    expect(await rig.prove(code, 'takeCode', purpose)).toBe(member);
    expect(await rig.prove(code, 'checkCode', purpose)).toBe('验证码已使用，请重新获取');
  });

  test('[SEC-05] is good for five minutes to the millisecond', async () => {
    await rig.ask();
    const code = await rig.lastCode();
    rig.clock.move(5 * minuteMs - 1);
    expect(await rig.prove(code, 'checkCode')).toBe(member);
    rig.clock.move(1);
    expect(await rig.prove(code)).toBe('验证码已过期，请重新获取');
  });

  test('[SEC-05] is burnt by five wrong answers, by checking as by taking, also when they come at once', async () => {
    await rig.ask();
    const code = await rig.lastCode();
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, index) =>
        rig.prove(other(code), index % 2 === 0 ? 'takeCode' : 'checkCode'),
      ),
    );
    expect(answers.filter((answer) => answer === wrong)).toHaveLength(4);
    expect(answers.filter((answer) => answer === '验证码错误次数过多，请重新获取')).toHaveLength(3);
    expect(await rig.prove(code)).toBe('验证码错误次数过多，请重新获取');
  });

  test('[SEC-05] gives way to the next one asked for from the same place', async () => {
    await rig.ask();
    const first = await rig.lastCode();
    rig.clock.move(minuteMs);
    await rig.ask();
    const second = await rig.lastCode();
    if (first !== second) expect(await rig.prove(first)).toBe(wrong);
    expect(await rig.prove(second)).toBe(member);
  });

  test('[SEC-05] is neither burnt nor replaced by what others do from other addresses', async () => {
    await rig.ask();
    const code = await rig.lastCode();
    for (let index = 0; index < 12; index += 1)
      await rig.prove(other(code), 'takeCode', { ip: `10.0.1.${index}` });
    rig.clock.move(minuteMs);
    await rig.ask({ ip: '10.0.9.9' });
    expect(await rig.prove(code)).toBe(member);
  });

  test('[SEC-05] takes five wrong answers from all strangers together, and tells the sixth of them nothing', async () => {
    await rig.ask();
    const code = await rig.lastCode();
    const answers: string[] = [];
    for (let index = 0; index < 6; index += 1)
      answers.push(await rig.prove(other(code), 'takeCode', { ip: `10.0.2.${index}` }));
    answers.push(await rig.prove(code, 'takeCode', { ip: '10.0.2.9' }));
    expect(new Set(answers)).toEqual(new Set([wrong]));
    expect(await rig.prove(code)).toBe(member);
  });

  test('[SEC-05] may be answered from another address than it was asked for from, as on the way out of the house', async () => {
    await rig.ask();
    expect(await rig.prove(await rig.lastCode(), 'takeCode', { ip: '10.0.3.1' })).toBe(member);
  });

  test('[SEC-05] answered wrongly says the same, whether there was none, it was used, or it is over', async () => {
    await rig.ask();
    const code = await rig.lastCode();
    expect(await rig.prove(other(code), 'checkCode', { userName: stranger })).toBe(wrong);
    expect(await rig.prove(code)).toBe(member);
    expect(await rig.prove(other(code))).toBe(wrong);
    rig.clock.move(6 * minuteMs);
    expect(await rig.prove(other(code))).toBe(wrong);
  });

  test('[SEC-05] that is answered wrongly five times warns the owner, and another one may be asked for', async () => {
    await rig.ask();
    const before = rig.warned.length;
    const code = await rig.lastCode();
    for (let index = 0; index < 5; index += 1) await rig.prove(other(code));
    expect(rig.warned.slice(before)).toEqual([member]);
    rig.clock.move(minuteMs);
    await rig.ask();
    expect(await rig.prove(await rig.lastCode())).toBe(member);
  });

  test('[LOG-12] goes to phones of other countries too, and never mixes them up', async () => {
    const hongKong = { userName: '60001234', countryCode: '852' };
    expect(await rig.ask(hongKong)).toBe('sent');
    const code = await rig.lastCode('+85260001234');
    expect(await rig.prove(code, 'takeCode', { userName: '60001234', countryCode: '853' })).toBe(wrong);
    expect(await rig.prove(code, 'takeCode', hongKong)).toBe('+85260001234');
  });
});

describe('a forgotten password', () => {
  test.each([
    ['of nobody', stranger],
    ['of a removed account', removedMember],
  ])('[SEC-05] %s is answered like any other, and nothing is sent', async (_, userName) => {
    const wish = { purpose: 'forgotten', userName } as const;
    expect(await rig.ask(wish)).toBe('sent');
    expect(await rig.lastCode(userName)).toBe('');
    expect(await rig.ask(wish)).toBe('验证码获取过于频繁，请在 60 秒后再试');
    const answers: string[] = [];
    for (let index = 0; index < 6; index += 1)
      answers.push(await rig.prove(`00000${index}`, 'checkCode', wish));
    expect(answers).toEqual([
      ...Array.from({ length: 4 }, () => wrong),
      '验证码错误次数过多，请重新获取',
      '验证码错误次数过多，请重新获取',
    ]);
  });

  test('[SEC-05] of a member is answered just so, and the code goes out', async () => {
    const wish = { purpose: 'forgotten' } as const;
    expect(await rig.ask(wish)).toBe('sent');
    expect(await rig.ask(wish)).toBe('验证码获取过于频繁，请在 60 秒后再试');
    expect(await rig.lastCode()).toMatch(/^\d{6}$/);
  });
});

describe('asking for codes', () => {
  test('[SEC-05] one phone gets one a minute, for whatever purpose', async () => {
    expect(await rig.ask()).toBe('sent');
    rig.clock.move(minuteMs - 1);
    expect(await rig.ask({ purpose: 'identity' })).toBe('验证码获取过于频繁，请在 1 秒后再试');
    expect(await rig.ask({ userName: stranger })).toBe('sent');
    rig.clock.move(1);
    expect(await rig.ask({ purpose: 'identity' })).toBe('sent');
  });

  test('[SEC-05] one phone gets five an hour and ten a day', async () => {
    const asked = async (): Promise<string> => {
      const answer = await rig.ask();
      rig.clock.move(2 * minuteMs);
      return answer;
    };
    for (let index = 0; index < 5; index += 1) expect(await asked()).toBe('sent');
    expect(await asked()).toBe('验证码获取过于频繁，请在 50 分钟后再试');
    rig.clock.move(60 * minuteMs);
    for (let index = 0; index < 5; index += 1) expect(await asked()).toBe('sent');
    rig.clock.move(60 * minuteMs);
    expect(await asked()).toBe('验证码获取过于频繁，请在 22 小时后再试');
  });

  test('[SEC-05] a device that its account knows gets its own, whoever uses up those of the phone', async () => {
    const device = 'ab'.repeat(16);
    await rig.devices.remember({ accountId: 'a', sessionId: 's', device });
    expect(await rig.ask({ ip: '10.0.4.1' })).toBe('sent');
    expect(await rig.ask({ ip: '10.0.4.2' })).toBe('验证码获取过于频繁，请在 60 秒后再试');
    expect(await rig.ask({ ip: '10.0.4.2', device: 'cd'.repeat(16) })).toBe(
      '验证码获取过于频繁，请在 60 秒后再试',
    );
    expect(await rig.ask({ ip: '10.0.4.2', device })).toBe('sent');
    expect(await rig.prove(await rig.lastCode(), 'takeCode', { ip: '10.0.4.3', device })).toBe(member);
  });

  test('[SEC-05] one address gets thirty an hour, and other addresses are not touched', async () => {
    for (let index = 0; index < 30; index += 1)
      expect(await rig.ask({ userName: `1390000${1000 + index}`, ip: '10.1.1.1' })).toBe('sent');
    expect(await rig.ask({ ip: '10.1.1.1' })).toBe('验证码获取过于频繁，请在 60 分钟后再试');
    expect(await rig.ask({ ip: '10.1.1.2' })).toBe('sent');
  });

  test('[SEC-05][CAP-07] needs a ticket that is good once, and none costs the phone anything', async () => {
    expect(await rig.ask({ ticket: '' })).toBe('安全验证已失效，请重新验证');
    expect(await rig.ask({ ticket: 'trerror_1001_x' })).toBe('安全验证已失效，请重新验证');
    const ticket = await rig.ticket();
    expect(await rig.ask({ ticket })).toBe('sent');
    rig.clock.move(minuteMs);
    expect(await rig.ask({ ticket })).toBe('安全验证已失效，请重新验证');
    expect(await rig.ask()).toBe('sent');
  });

  test('[LOG-09] a request without a number is refused and spends no ticket', async () => {
    const ticket = await rig.ticket();
    expect(await rig.ask({ userName: '  ', ticket })).toBe('参数错误');
    expect(await rig.ask({ userName: '1385120', ticket })).toBe('手机号不正确');
    expect(await rig.ask({ countryCode: '0', ticket })).toBe('手机号不正确');
    expect(await rig.prove('123456', 'takeCode', { userName: '1385120' })).toBe('手机号不正确');
    expect(await rig.ask({ ticket })).toBe('sent');
  });
});
