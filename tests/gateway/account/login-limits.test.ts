import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { logIn, type LoginChange } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ trustProxy: true });
});
// An hour later every count has ended, so that each test begins with none.
afterEach(() => gateway.clock.move(60 * minuteMs));
afterAll(() => gateway.close());

const minuteMs = 60_000;
const tooOften = (minutes: number) => [429, `登录过于频繁，请在${minutes}分钟后再试`];
const attempt = async (change: LoginChange) => {
  const { code, text } = await logIn(gateway, change);
  return code === 200 ? 'in' : [code, text];
};
const failing = async (times: number, change: (index: number) => LoginChange) => {
  for (let index = 0; index < times; index += 1) await attempt({ password: 'wrong', ...change(index) });
};
const elsewhere = (index: number): LoginChange => ({ from: `10.0.${index}.1` });

describe('limits on login', () => {
  test('[SEC-05] after five failures an account is closed for 15 minutes, from wherever one tries', async () => {
    await failing(5, elsewhere);
    expect(await attempt({ from: '10.9.9.9' })).toEqual(tooOften(15));
    gateway.clock.move(14 * minuteMs + 30_000);
    expect(await attempt({ from: '10.9.9.9' })).toEqual(tooOften(1));
    gateway.clock.move(30_000);
    expect(await attempt({ from: '10.9.9.9' })).toBe('in');
  });

  test('[SEC-05] a user name that does not exist is closed in the same way', async () => {
    await failing(5, (index) => ({ ...elsewhere(index), userName: '13899999999' }));
    expect(await attempt({ userName: '13899999999' })).toEqual(tooOften(15));
  });

  test('[SEC-05] a login that succeeds makes the failures before it forgotten', async () => {
    await failing(4, elsewhere);
    expect(await attempt({})).toBe('in');
    await failing(4, elsewhere);
    expect(await attempt({})).toBe('in');
  });

  test('[SEC-05] guesses that come all at once are counted each', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => attempt({ password: 'wrong', ...elsewhere(index) })),
    );
    expect(answers.filter(([code]) => code === 400)).toHaveLength(5);
    expect(answers.filter(([code]) => code === 429)).toHaveLength(7);
  });

  test('[SEC-05] without a captcha nobody can close an account of somebody else', async () => {
    await failing(20, (index) => ({ ...elsewhere(index), ticket: 'none' }));
    expect(await attempt({ from: '10.9.9.9' })).toBe('in');
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
