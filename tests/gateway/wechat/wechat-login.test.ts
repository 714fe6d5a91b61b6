import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { wechatCode } from '../../support/gateway/wechat';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ trustProxy: true });
});
afterAll(() => gateway.close());

const logIn = (code: string, channel = 'web', from = '203.0.113.1') =>
  callGateway(gateway.url, '/webapp/register!loginByWx.action', {
    method: 'POST',
    parameters: { code, channel },
    headers: { 'X-Forwarded-For': from },
  });

const spent = [400, '授权已失效，请重新授权', undefined];
const verdict = async (code: string, from?: string) => {
  const { code: answered, text, data } = await logIn(code, 'web', from);
  return answered === 200 ? 'taken' : [answered, text, data];
};

describe('login by WeChat', () => {
  test('[LOG-05] somebody who is not bound gets no token, but who WeChat says they are, with a proof', async () => {
    const { code, data } = await logIn(await wechatCode(gateway, '林小雨'));
    expect([code, data]).toEqual([
      200,
      { weinxin_userinfo: { nickname: '林小雨', ticket: expect.stringMatching(/^[\w-]{43}$/) as string } },
    ]);
  });

  test('[LOG-05] the app’s channel is taken like the web’s', async () => {
    expect((await logIn(await wechatCode(gateway, '林小雨'), 'app')).code).toBe(200);
  });

  test('[LOG-05] a code is taken once', async () => {
    const code = await wechatCode(gateway, '林小雨');
    expect(await verdict(code)).toBe('taken');
    expect(await verdict(code)).toEqual(spent);
  });

  test('[SEC-05] a code is taken once when many logins bring it at the same time', async () => {
    const code = await wechatCode(gateway, '林小雨');
    const verdicts = await Promise.all(Array.from({ length: 8 }, () => verdict(code)));
    expect(verdicts.filter((one) => one === 'taken')).toHaveLength(1);
  });

  test('[SEC-05] a code is good until 5 minutes have gone, and not from then on', async () => {
    const [young, old] = [await wechatCode(gateway, '甲'), await wechatCode(gateway, '乙')];
    gateway.clock.move(5 * 60_000 - 1);
    expect(await verdict(young)).toBe('taken');
    gateway.clock.move(1);
    expect(await verdict(old)).toEqual(spent);
  });

  test.each(['', 'unknown', "' or 1=1 --"])('[SEC-05] the code "%s" is refused', async (code) => {
    expect(await verdict(code)).toEqual(spent);
  });

  test.each([{}, { code: 'x' }, { code: 'x', channel: 'fax' }, { channel: 'web' }])(
    '[GAT-10] a call with %j is a wrong call',
    async (parameters) => {
      const answer = await callGateway(gateway.url, '/webapp/register!loginByWx.action', {
        method: 'POST',
        parameters,
      });
      expect([answer.code, answer.text]).toEqual([400, '参数错误']);
    },
  );

  test('[SEC-05] codes cannot be tried out: 30 wrong ones stop an address for the rest of 15 minutes', async () => {
    const address = '203.0.113.7';
    const good = await wechatCode(gateway, '丙');
    for (let time = 0; time < 30; time += 1) expect(await verdict('wrong', address)).toEqual(spent);
    expect(await verdict(good, address)).toEqual([
      429,
      '登录过于频繁，请在 15 分钟后再试',
      { retryAfter: 900 },
    ]);
    expect(await verdict(good, '203.0.113.8')).toBe('taken');
  });

  test('[SEC-05] logins that succeed are not counted', async () => {
    const address = '203.0.113.17';
    for (let time = 0; time < 32; time += 1)
      expect(await verdict(await wechatCode(gateway, '丁'), address)).toBe('taken');
  });
});
