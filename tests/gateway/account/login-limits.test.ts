import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { logIn, tokenOf, type LoginChange } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { minuteMs } from '../../../contract/values/duration';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ trustProxy: true });
});
// Three days later every count has ended, so that each test begins with none.
afterEach(() => gateway.clock.move(72 * 60 * minuteMs));
afterAll(() => gateway.close());

const home = '10.9.9.9';
const device = 'ab'.repeat(16);
const tooOften = (minutes: number) => [429, `登录过于频繁，请在 ${minutes} 分钟后再试`];
const delayed = (wait: string) => [429, `登录失败次数过多，请在 ${wait}后再试，或使用验证码登录`];
const attempt = async (change: LoginChange) => {
  const { code, text } = await logIn(gateway, change);
  return code === 200 ? 'in' : [code, text];
};
const failing = async (times: number, change: (index: number) => LoginChange) => {
  for (let index = 0; index < times; index += 1) await attempt({ password: 'wrong', ...change(index) });
};
const elsewhere = (index: number): LoginChange => ({ from: `10.0.${index}.1` });
const inbox = async () => {
  const token = await tokenOf(gateway, 'u1');
  const { data } = await callGateway(gateway.url, '/webapp/message!list.action', { token });
  return (data as { list: { title: string; sentAt: number }[] }).list.filter(
    ({ title }) => title === '登录安全提醒',
  );
};

describe('limits on login', () => {
  test('[SEC-05] after five failures from one address the next try waits, and each further one twice as long', async () => {
    await failing(5, () => ({ from: home }));
    expect(await attempt({ from: home })).toEqual(delayed('60 秒'));
    gateway.clock.move(minuteMs - 1_000);
    expect(await attempt({ from: home })).toEqual(delayed('1 秒'));
    gateway.clock.move(1_000);
    await failing(1, () => ({ from: home }));
    expect(await attempt({ from: home })).toEqual(delayed('2 分钟'));
    gateway.clock.move(2 * minuteMs);
    expect(await attempt({ from: home })).toBe('in');
  });

  test('[SEC-05] who waits is told for how many seconds, as a number beside the words', async () => {
    await failing(5, () => ({ from: home }));
    gateway.clock.move(15_000);
    expect((await logIn(gateway, { from: home })).data).toEqual({ retryAfter: 45 });
  });

  test('[SEC-05] nobody makes the owner wait from elsewhere, however many try from however many addresses', async () => {
    await failing(70, elsewhere);
    expect(await attempt({ from: home })).toBe('in');
  });

  test('[SEC-05] while many strangers fail, each has one try, and waits an hour for the next', async () => {
    await failing(50, elsewhere);
    await failing(1, () => ({ from: '10.2.2.2' }));
    expect(await attempt({ from: '10.2.2.2' })).toEqual(delayed('60 分钟'));
  });

  test('[SEC-05] a device of an earlier login keeps its own tries where its address has none left', async () => {
    const headers = { 'Device-Id': device };
    await callGateway(gateway.url, '/webapp/register!get.action', {
      token: await tokenOf(gateway, 'u1'),
      headers,
    });
    await failing(5, () => ({ from: home }));
    await failing(30, (index) => ({ from: home, userName: `1390000${1000 + index}` }));
    expect(await attempt({ from: home, device: 'cd'.repeat(16) })).toEqual(delayed('60 秒'));
    expect(await attempt({ from: home, device })).toBe('in');
  });

  test('[SEC-05] a device whose login was ended from elsewhere is a stranger', async () => {
    const headers = { 'Device-Id': device };
    const token = await tokenOf(gateway, 'u2');
    await callGateway(gateway.url, '/webapp/register!get.action', { token, headers });
    await gateway.inside.desk.revokeSessions('13800000002');
    const own = { userName: '13800000002', from: home };
    await failing(5, () => own);
    expect(await attempt({ ...own, password: 'password-u2', device })).toEqual(delayed('60 秒'));
  });

  test('[SEC-05] a user name that does not exist waits in the same way', async () => {
    await failing(5, () => ({ from: home, userName: '13899999999' }));
    expect(await attempt({ from: home, userName: '13899999999' })).toEqual(delayed('60 秒'));
  });

  test('[SEC-05] one account spelt in several ways is counted once', async () => {
    const spellings = [
      '13800000001',
      '+8613800000001',
      '１３８００００００01',
      ' 13800000001',
      '+86１3800000001',
    ];
    await failing(5, (index) => ({ from: home, userName: spellings[index] ?? '' }));
    expect(await attempt({ from: home })).toEqual(delayed('60 秒'));
  });

  test('[SEC-05] a login that succeeds makes the failures before it forgotten', async () => {
    await failing(4, () => ({ from: home }));
    expect(await attempt({ from: home })).toBe('in');
    await failing(4, () => ({ from: home }));
    expect(await attempt({ from: home })).toBe('in');
  });

  test('[SEC-05] guesses that come all at once are counted each', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => attempt({ password: 'wrong', from: home })),
    );
    expect(answers.filter(([code]) => code === 400)).toHaveLength(5);
    expect(answers.filter(([code]) => code === 429)).toHaveLength(7);
  });

  test('[SEC-05] the owner is told by message, once a day', async () => {
    // What the test before this one set off is told aside, perhaps only now; it is of the day before.
    await inbox();
    gateway.clock.move(24 * 60 * minuteMs);
    const before = await inbox();
    await failing(5, () => ({ from: home }));
    await failing(5, () => ({ from: '10.8.8.8' }));
    await expect.poll(async () => (await inbox()).length).toBe(before.length + 1);
  });

  test('[SEC-05] without a captcha nobody can use up the tries of an address', async () => {
    await failing(20, (index) => ({ ...elsewhere(index), ticket: 'none' }));
    expect(await attempt({ from: home })).toBe('in');
  });

  test('[SEC-05] after thirty failures an address is closed for 15 minutes, other addresses are not', async () => {
    await failing(30, (index) => ({ from: '10.1.1.1', userName: `1390000${1000 + index}` }));
    expect(await attempt({ from: '10.1.1.1' })).toEqual(tooOften(15));
    expect(await attempt({ from: '10.1.1.2' })).toBe('in');
    gateway.clock.move(15 * minuteMs);
    expect(await attempt({ from: '10.1.1.1' })).toBe('in');
  });

  test('[SEC-05] an address may succeed as often as it likes', async () => {
    for (let index = 0; index < 35; index += 1) expect(await attempt({ from: '10.1.1.1' })).toBe('in');
  });
});
