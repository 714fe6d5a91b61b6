import { expect, test } from '../support/fixtures';
import { userAgents } from '../../support/platform/user-agents';

/** What the login offers, by the user agent alone. */
const offered = [
  ['an ordinary browser', userAgents.chrome, ['验证码登录', '密码登录']],
  ['a double of WeChat’s user agent', userAgents.wechat, ['验证码登录', '密码登录', '微信登录']],
  ['a double of WeCom’s user agent', userAgents.weCom, ['验证码登录', '密码登录']],
] as const;

test('[ENV-01][ENV-02] the login offers what the environment can do, and loads no other environment’s code', async ({
  browser,
  gateway,
  watch,
}) => {
  for (const [name, userAgent, ways] of offered)
    await test.step(name, async () => {
      const context = await browser.newContext({ userAgent, baseURL: gateway.url });
      await watch.over(context);
      const page = await context.newPage();
      const code: string[] = [];
      page.on('request', (request) => code.push(new URL(request.url()).pathname));
      await page.goto('/login/passwd');
      const links = page.getByRole('navigation', { name: '登录方式' }).getByRole('link');
      await expect(links).toHaveText([...ways]);
      expect(code.filter((path) => /native|wechat-bridge|js-sdk/.test(path))).toEqual([]);
      await context.close();
    });
});
