import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { dayMs } from '../../../contract/values/duration';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const ended = [401, '登录已失效，请重新登录'];
const whoAmI = async (token: string) => {
  const { code, text, data } = await callGateway(gateway.url, '/webapp/register!get.action', { token });
  return code === 200 ? (data as { userId: string }).userId : [code, text];
};
const renewed = async (token: string) => {
  const { data } = await callGateway(gateway.url, '/webapp/jwt!getToken.action', { token });
  return (data as { token: string }).token;
};
const logOut = (token: string) =>
  callGateway(gateway.url, '/webapp/register!logout.action', { method: 'POST', token });

describe('a token', () => {
  test('[SES-08] is good for seven days', async () => {
    const token = await tokenOf(gateway, 'u1');
    gateway.clock.move(7 * dayMs - 1);
    expect(await whoAmI(token)).toBe('u1');
    gateway.clock.move(1);
    expect(await whoAmI(token)).toEqual(ended);
  });

  test('[SES-08] when renewed, the old one stays good for 60 s, for the tabs that still hold it', async () => {
    const old = await tokenOf(gateway, 'u1');
    const fresh = await renewed(old);
    expect(fresh).not.toBe(old);
    gateway.clock.move(59_999);
    expect(await whoAmI(old)).toBe('u1');
    gateway.clock.move(1);
    expect(await whoAmI(old)).toEqual(ended);
    expect(await whoAmI(fresh)).toBe('u1');
  });

  test('[SES-08] within a minute the renewal made is answered again, whichever of the two tokens asks', async () => {
    const old = await tokenOf(gateway, 'u1');
    const fresh = await renewed(old);
    gateway.clock.move(59_999);
    expect(await renewed(old)).toBe(fresh);
    expect(await renewed(fresh)).toBe(fresh);
    gateway.clock.move(1);
    expect(await whoAmI(old)).toEqual(ended);
    expect(await renewed(fresh)).not.toBe(fresh);
  });

  test('[SES-08] renewals that come all at once are one, and none is refused', async () => {
    const old = await tokenOf(gateway, 'u1');
    const all = await Promise.all(Array.from({ length: 20 }, () => renewed(old)));
    expect(new Set(all).size).toBe(1);
    expect(await whoAmI(all[0] ?? '')).toBe('u1');
  });

  test('[SES-08] renewing again in the time of grace does not lengthen it', async () => {
    const old = await tokenOf(gateway, 'u1');
    await renewed(old);
    gateway.clock.move(30_000);
    const second = await renewed(old);
    gateway.clock.move(30_000);
    expect(await whoAmI(old)).toEqual(ended);
    expect(await whoAmI(second)).toBe('u1');
  });

  test('[SES-08] thirty days after the login it ends, however often it was renewed', async () => {
    let token = await tokenOf(gateway, 'u1');
    for (let day = 0; day < 29; day += 1) {
      gateway.clock.move(dayMs);
      token = await renewed(token);
    }
    gateway.clock.move(dayMs - 1);
    expect(await whoAmI(token)).toBe('u1');
    token = await renewed(token);
    gateway.clock.move(1);
    expect(await whoAmI(token)).toEqual(ended);
    const answer = await callGateway(gateway.url, '/webapp/jwt!getToken.action', { token });
    expect([answer.code, answer.text]).toEqual(ended);
  });

  test('[SES-08] that has ended cannot be renewed', async () => {
    const token = await tokenOf(gateway, 'u1');
    gateway.clock.move(7 * dayMs);
    const answer = await callGateway(gateway.url, '/webapp/jwt!getToken.action', { token });
    expect([answer.code, answer.text]).toEqual(ended);
  });

  test('[LOG-08] logging out ends it with all tokens it was renewed to, and no other login', async () => {
    const [first, other] = [await tokenOf(gateway, 'u1'), await tokenOf(gateway, 'u1')];
    const second = await renewed(first);
    expect((await logOut(second)).code).toBe(200);
    expect([await whoAmI(first), await whoAmI(second), await whoAmI(other)]).toEqual([ended, ended, 'u1']);
    expect((await logOut(second)).code).toBe(401);
  });

  test('[SEC-05][SES-07] an operator revokes all logins of a user', async () => {
    const [one, two] = [await tokenOf(gateway, 'u2'), await tokenOf(gateway, 'u2')];
    const bystander = await tokenOf(gateway, 'u1');
    await gateway.inside.desk.revokeSessions('13800000002');
    expect([await whoAmI(one), await whoAmI(two), await whoAmI(bystander)]).toEqual([ended, ended, 'u1']);
  });
});

describe('who is calling', () => {
  test('[ACC-09] is never told by the cookie', async () => {
    const token = await tokenOf(gateway, 'u1');
    const headers = { Cookie: `Admin-Token=${token}` };
    const answer = await callGateway(gateway.url, '/webapp/register!get.action', { headers });
    expect([answer.code, answer.text]).toEqual(ended);
  });

  test('[SEC-05] is never told by a userId in the address', async () => {
    const token = await tokenOf(gateway, 'u1');
    const parameters = { userId: 'u2' };
    const answer = await callGateway(gateway.url, '/webapp/register!get.action', { token, parameters });
    expect(answer.data).toMatchObject({ userId: 'u1' });
    const without = await callGateway(gateway.url, '/webapp/register!get.action', { parameters });
    expect(without.code).toBe(401);
  });

  test.each(['Basic dTE6cA==', 'Bearer', 'Bearer a b', 'Bearer unknown', 'token'])(
    '[SEC-05] is not told by the Authorization header "%s"',
    async (Authorization) => {
      const answer = await callGateway(gateway.url, '/webapp/register!get.action', {
        headers: { Authorization },
      });
      expect([answer.code, answer.text]).toEqual(ended);
    },
  );

  test('[SES-04] user info names roles, permissions and the level of verification, absent when there is none', async () => {
    const [buyer, newcomer] = [await tokenOf(gateway, 'u3'), await tokenOf(gateway, 'u4')];
    const info = async (token: string) =>
      (await callGateway(gateway.url, '/webapp/register!get.action', { token })).data;
    expect(await info(buyer)).toEqual({
      userId: 'u3',
      userName: '13800000003',
      name: '姓名u3',
      avatar: '',
      isremove: '0',
      roles: ['ROLE_BUYER'],
      permissions: ['sale:view'],
      company: '公司u3',
      position: '经理',
      hasPassword: '1',
      contactsLeft: null,
      prove: '2',
    });
    expect(await info(newcomer)).not.toHaveProperty('prove');
  });
});
