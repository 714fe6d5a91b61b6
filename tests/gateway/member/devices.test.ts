import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ trustProxy: true });
});
afterAll(() => gateway.close());

interface Device {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly startedAt: number;
  readonly seenAt: number;
  readonly current: string;
}

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.50';
const list = async (token: string): Promise<readonly Device[]> => {
  const { data } = await callGateway(gateway.url, '/webapp/session!list.action', { token });
  return (data as { readonly list: readonly Device[] }).list;
};
const use = (token: string, agent: string, from: string) =>
  callGateway(gateway.url, '/webapp/register!get.action', {
    token,
    headers: { 'User-Agent': agent, 'X-Forwarded-For': from },
  });
const revoke = async (token: string, id: string) => {
  const answer = await callGateway(gateway.url, '/webapp/session!revoke.action', {
    method: 'POST',
    token,
    parameters: { id },
  });
  return answer.code === 200 ? 'ended' : [answer.code, answer.text];
};

describe('the devices of an account', () => {
  test('[SCR-10] each login is listed with its device, address and times, and this one is marked', async () => {
    const start = gateway.clock.now();
    const [first, second] = [await tokenOf(gateway, 'u1'), await tokenOf(gateway, 'u1')];
    gateway.clock.move(60_000);
    await use(first, phone, '203.0.113.7');
    gateway.clock.move(60_000);
    await use(second, 'curl/8.5', '203.0.113.8');
    expect(await list(first)).toMatchObject([
      { device: '未知设备', address: '203.0.113.8', startedAt: start, seenAt: start + 120_000, current: '0' },
      {
        device: '微信，iPhone',
        address: '203.0.113.7',
        startedAt: start,
        seenAt: start + 60_000,
        current: '1',
      },
    ]);
  });

  test('[SCR-10] a revoked login ends at once, and is on the list no more', async () => {
    const [own, lost] = [await tokenOf(gateway, 'u2'), await tokenOf(gateway, 'u2')];
    const [other] = (await list(own)).filter(({ current }) => current === '0');
    expect(await revoke(own, other?.id ?? '')).toBe('ended');
    expect((await use(lost, phone, '203.0.113.7')).code).toBe(401);
    expect((await list(own)).map(({ current }) => current)).toEqual(['1']);
    expect(await revoke(own, other?.id ?? '')).toEqual([404, '该设备已退出登录']);
  });

  test('[SEC-05] nobody ends a login of somebody else, nor their own by this call', async () => {
    const [own, theirs] = [await tokenOf(gateway, 'u3'), await tokenOf(gateway, 'u4')];
    const [their] = await list(theirs);
    const [mine] = await list(own);
    expect(await revoke(own, their?.id ?? '')).toEqual([404, '该设备已退出登录']);
    expect(await revoke(own, mine?.id ?? '')).toEqual([400, '当前设备请使用“退出登录”']);
    expect(await revoke(own, "' or 1=1 --")).toEqual([400, '参数错误']);
    expect((await use(theirs, phone, '203.0.113.7')).code).toBe(200);
  });

  test('[SCR-10] a login whose token has run out is on the list no more', async () => {
    await tokenOf(gateway, 'u1');
    gateway.clock.move(7 * 24 * 60 * 60_000);
    const fresh = await tokenOf(gateway, 'u1');
    expect((await list(fresh)).map(({ current }) => current)).toEqual(['1']);
  });
});
