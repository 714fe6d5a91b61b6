import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atCashier, memberAt, type Member } from '../../support/gateway/orders';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
let member: Member;
let orderNo: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  member = await memberAt(gateway, 'u1');
  orderNo = await member.placed();
});
afterAll(() => gateway.close());
/** What another test left unpaid is over. */
const afterOthers = (): void => gateway.clock.move(30 * 60_000);

const ask = (headers: Readonly<Record<string, string>>, method = 'GET') =>
  fetch(`${gateway.secondUrl}/pay/orderWXAPP?orderNo=${orderNo}`, { method, headers });
/** As a browser sends it: fetch would write the mode itself. */
const statusOf = (headers: Readonly<Record<string, string>>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request(`${gateway.secondUrl}/pay/orderWXAPP?orderNo=${orderNo}`, { headers });
    asked.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject);
    asked.end();
  });
const bearer = () => ({ Authorization: `Bearer ${member.token}` });
const codeOf = async (response: Response) => ((await response.json()) as { resultCode: number }).resultCode;

describe('the pay host', () => {
  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    '[SEC-05] knows no call %s, which every object inherits',
    async (name) => {
      const answer = await fetch(`${gateway.secondUrl}/pay/${name}?orderNo=${orderNo}`, {
        headers: bearer(),
      });
      expect(answer.status).toBe(404);
    },
  );

  test('[PAY-07][PAY-12] gives each kind of prepay data with exactly its fields', async () => {
    const app = await member.prepay('orderWXAPP', orderNo);
    expect(Object.keys(app.data ?? {})).toEqual(['mch_id', 'prepay_id', 'nonce', 'timestamp', 'sign']);
    const wechat = await member.prepay('orderWXBower', orderNo, '&openId=oAbcdefghijklmnopqrstuvwxyz1');
    expect(Object.keys(wechat.data ?? {})).toEqual([
      'timeStamp',
      'nonceStr',
      'package',
      'signType',
      'paySign',
    ]);
    expect(wechat.data?.package).toMatch(/^prepay_id=wx[\w-]{32}$/);
    const h5 = await member.prepay('orderWXOtherBower', orderNo);
    expect(Object.keys(h5.data ?? {})).toEqual(['mweb_url']);
    expect(Object.values({ ...app.data, ...wechat.data }).every((value) => value !== '')).toBe(true);
    expect(await member.prepay('orderWXBower', orderNo)).toMatchObject({
      resultCode: 400,
      resultMsg: '获取openId失败',
    });
  });

  test('[SEC-02] is named in the client’s configuration, with its host to leave for', async () => {
    const config = (await (await fetch(`${gateway.url}/config.json`)).json()) as object;
    const { host } = new URL(gateway.secondUrl);
    expect(config).toMatchObject({ payHost: gateway.secondUrl, allowedHosts: [host] });
  });

  test('[SEC-05] answers the application’s pages and no others, and nothing that is not a call', async () => {
    const own = await ask({ ...bearer(), Origin: gateway.url, 'Sec-Fetch-Mode': 'cors' });
    expect([await codeOf(own), own.headers.get('Access-Control-Allow-Origin')]).toEqual([200, gateway.url]);
    const foreign = await ask({ ...bearer(), Origin: 'https://evil.example' });
    expect([foreign.status, foreign.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
    for (const mode of ['navigate', 'no-cors', 'same-origin', 'websocket'])
      expect(await statusOf({ ...bearer(), 'Sec-Fetch-Mode': mode })).toBe(403);
    expect(await statusOf({ ...bearer(), 'Sec-Fetch-Mode': 'cors' })).toBe(200);
    const preflight = await ask(
      {
        Origin: gateway.url,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization,device-id',
      },
      'OPTIONS',
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toContain('authorization');
    const stranger = await ask(
      { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'GET' },
      'OPTIONS',
    );
    expect(stranger.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('[SEC-05] knows who asks by the token alone', async () => {
    expect(await codeOf(await ask({}))).toBe(401);
    expect(await codeOf(await ask({ Cookie: `Admin-Token=${member.token}` }))).toBe(401);
    expect(await codeOf(await ask({ Authorization: 'Bearer nothing' }))).toBe(401);
    const unknown = await fetch(`${gateway.secondUrl}/pay/orderOther?orderNo=${orderNo}`, {
      headers: bearer(),
    });
    expect(unknown.status).toBe(404);
  });
});

describe('the cashier’s page', () => {
  beforeEach(afterOthers);
  const cashier = async () => member.cashier(await member.placed());

  test('[SEC-02] leads back to the application and nowhere else', async () => {
    const address = await cashier();
    const back = `${gateway.url}/pay/${orderNo}`;
    const withBack = (to: string) => `${address}?redirect_url=${encodeURIComponent(to)}`;
    expect((await atCashier(withBack(back), 'cancel')).headers.get('Location')).toBe(back);
    for (const wrong of [
      'https://evil.example/',
      'javascript:alert(1)',
      `${gateway.url}.evil.example`,
      '//evil.example',
    ]) {
      const answer = await atCashier(withBack(wrong), 'cancel');
      expect([answer.status, answer.headers.get('Location')]).toEqual([200, null]);
      expect(await (await fetch(withBack(wrong))).text()).not.toContain('evil.example');
    }
  });

  test('[SEC-05] is pressed on itself only, and cannot be framed', async () => {
    const address = await cashier();
    expect((await atCashier(address, 'pay', { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await atCashier(address, 'pay', { Origin: gateway.secondUrl })).status).toBe(200);
    const policy = (await fetch(address)).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'");
  });

  test('[PAY-10] ends five minutes after it was given', async () => {
    const address = await cashier();
    gateway.clock.move(5 * 60_000);
    expect((await fetch(address)).status).toBe(410);
    expect(await (await atCashier(address, 'pay')).text()).toContain('该支付已超过有效时间');
  });

  test('[PAY-13] takes the money once, however many press at the same moment', async () => {
    const number = await member.placed();
    const address = await member.cashier(number);
    await Promise.all(Array.from({ length: 6 }, () => atCashier(address, 'pay')));
    const audited = (await gateway.inside.audit.of('u1', 0)).find((one) => one.orderNo === number);
    expect(audited?.charges).toHaveLength(1);
    expect(await member.check(number)).toBe(200);
    expect((await member.prepay('orderWXOtherBower', number)).resultCode).toBe(409);
  });

  test('[PAY-04] "later" pays, and the gateway hears of it 20 seconds after', async () => {
    const number = await member.placed();
    await atCashier(await member.cashier(number), 'later');
    expect(await member.check(number)).toBe(402);
    gateway.clock.move(20_000);
    await expect.poll(() => member.check(number), { timeout: 10_000 }).toBe(200);
  });

  test('[PAY-11] failing, cancelling and closing take nothing', async () => {
    const number = await member.placed();
    const address = await member.cashier(number);
    for (const outcome of ['fail', 'cancel', 'close', 'nothing']) await atCashier(address, outcome);
    expect(await member.check(number)).toBe(402);
    expect((await gateway.inside.audit.of('u1', 0)).find((one) => one.orderNo === number)?.charges).toEqual(
      [],
    );
  });
});

describe('WeChat’s own window', () => {
  beforeEach(afterOthers);
  const double = async (prepayId: string, outcome: string) =>
    (await (
      await fetch(`${gateway.secondUrl}/double/pay`, {
        method: 'POST',
        body: new URLSearchParams({ prepayId, outcome }),
      })
    ).json()) as { readonly result: string; readonly reason: string };

  test('[PAY-08] pays what was prepared, and says how it ended', async () => {
    const number = await member.placed();
    const prepayId = (await member.prepay('orderWXAPP', number)).data?.prepay_id ?? '';
    expect(await double(prepayId, 'cancel')).toEqual({ result: 'cancel', reason: '' });
    expect((await double(prepayId, 'fail')).result).toBe('fail');
    expect(await double(prepayId, 'pay')).toEqual({ result: 'ok', reason: '' });
    expect(await double(prepayId, 'pay')).toMatchObject({ result: 'fail' });
    expect((await double('wx-nothing', 'pay')).result).toBe('fail');
    expect(await member.check(number)).toBe(200);
  });
});
