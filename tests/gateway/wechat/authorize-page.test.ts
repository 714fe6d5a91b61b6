import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authorizePage, decide } from '../../support/gateway/wechat';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ trustProxy: true });
});
afterAll(() => gateway.close());

const backTo = (response: Response): URL => new URL(response.headers.get('Location') ?? '');

describe('the double of WeChat’s authorisation page', () => {
  test('[LOG-05] the configuration names it, and it asks the person in Chinese', async () => {
    const config = (await (await fetch(`${gateway.url}/config.json`)).json()) as {
      wechat: { authorizeUrl: string };
    };
    expect(config.wechat.authorizeUrl).toBe(`${gateway.secondUrl}/connect/oauth2/authorize`);
    const response = await authorizePage(gateway);
    const html = await response.text();
    expect(response.status).toBe(200);
    for (const words of ['微信授权页的替身', '琥珀并购 申请获得您的公开信息', '同意', '拒绝'])
      expect(html).toContain(words);
  });

  test('[LOG-05] who agrees goes back with a code and the state, beside what the address held already', async () => {
    const redirect = `${gateway.url}/login?mode=wechat`;
    const response = await decide(gateway, { redirect_uri: redirect });
    const { origin, pathname, searchParams } = backTo(response);
    expect([response.status, origin, pathname]).toEqual([302, gateway.url, '/login']);
    expect([searchParams.get('mode'), searchParams.get('state')]).toEqual(['wechat', 'state1']);
    expect(searchParams.get('code')).toMatch(/^[\w-]{32}$/);
  });

  test('[LOG-05] who refuses goes back with the state alone', async () => {
    const { searchParams } = backTo(await decide(gateway, { decision: 'deny' }));
    expect([...searchParams]).toEqual([['state', 'state1']]);
  });

  test.each([
    [{ appid: 'wx-other' }, 'appid 参数错误'],
    [{ redirect_uri: 'https://evil.example/login' }, 'redirect_uri 参数错误'],
    [{ redirect_uri: 'javascript:alert(1)' }, 'redirect_uri 参数错误'],
    [{ redirect_uri: '/login' }, 'redirect_uri 参数错误'],
    [{ response_type: 'token' }, 'response_type 参数错误'],
    [{ scope: 'snsapi_login' }, 'scope 参数错误'],
    [{ state: 'a&b' }, 'state 参数错误'],
    [{ state: 'x'.repeat(129) }, 'state 参数错误'],
  ])('[SEC-02][SEC-05] %j is refused on the page itself, and leads nowhere', async (changed, reason) => {
    const [shown, decided] = [await authorizePage(gateway, changed), await decide(gateway, changed)];
    for (const response of [shown, decided]) {
      expect([response.status, response.headers.get('Location')]).toEqual([400, null]);
      expect(await response.text()).toContain(reason);
    }
  });

  test('[SEC-05] what stands in the address stands in the page as text', async () => {
    const redirect = `${gateway.url}/login?x="><script>alert(1)</script>`;
    const html = await (await authorizePage(gateway, { redirect_uri: redirect })).text();
    expect(html).not.toContain('<script');
  });

  test('[SEC-01] its policy runs no script and lets its form lead to the application only', async () => {
    const { headers } = await authorizePage(gateway);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${gateway.url}`);
    expect(policy).not.toContain('script-src');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('[SEC-05] a page of another origin cannot decide for a person', async () => {
    const response = await decide(gateway, {}, { Origin: 'https://evil.example' });
    expect([response.status, response.headers.get('Location')]).toEqual([403, null]);
    expect((await decide(gateway, {}, { Origin: gateway.secondUrl })).status).toBe(302);
  });

  test('[LOG-05] a person without a name is asked for one', async () => {
    const response = await decide(gateway, { nickname: '  ' });
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('请填写微信用户的昵称'),
    ]);
  });

  test('[SEC-05] one address gets 60 pages a minute, and further ones when the minute is over', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.9' };
    const answers = await Promise.all(Array.from({ length: 61 }, () => decide(gateway, {}, from)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(60).fill(302), 429]);
    gateway.clock.move(60_000);
    expect((await decide(gateway, {}, from)).status).toBe(302);
  });

  test('[SEC-05] a body that is too large and a page that does not stand are refused', async () => {
    const large = await decide(gateway, { nickname: 'x'.repeat(9_000) });
    expect(large.status).toBe(413);
    expect((await fetch(`${gateway.secondUrl}/connect/other`)).status).toBe(404);
  });
});
