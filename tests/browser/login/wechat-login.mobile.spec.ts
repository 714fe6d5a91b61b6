import { expect, test } from '../support/fixtures';
import { callPath, callsOf, onCall } from '../support/gateway-calls';
import { freshPhone, obtainCode, phoneForm } from '../support/phone-form';
import { askWechat, consentAs, freshNickname, inWechat, isLoggedIn, wechatLogin } from './in-wechat';

const call = '/webapp/register!loginByWx.action';

test.use(inWechat);

test('[LOG-05][ACC-02] in a double of WeChat a visitor binds a phone once; later consent alone logs in', async ({
  page,
  gateway,
  context,
}) => {
  const nickname = freshNickname();
  await page.goto('/user');
  await expect(page).toHaveURL(/\/login\?mode=wechat$/);
  const form = wechatLogin(page);
  await form.submit.click();
  await expect(page.getByRole('alert')).toHaveText('请先阅读并同意《用户协议》和《隐私政策》');
  await expect(form.agreement).toBeFocused();

  await askWechat(page);
  const asked = new URL(page.url());
  expect(asked.origin).toBe(gateway.secondUrl);
  expect(asked.searchParams.get('redirect_uri')).toBe(`${gateway.url}/login?mode=wechat`);
  expect(asked.searchParams.get('state')).toMatch(/^[0-9a-f]{32}$/);
  await expect(page.getByText('这是微信授权页的替身')).toBeVisible();
  await consentAs(page, nickname);

  await expect(page).toHaveURL(/\/login\?mode=bind$/);
  expect(await isLoggedIn(context)).toBe(false);
  const phone = freshPhone();
  const bind = phoneForm(page);
  await bind.code.fill(await obtainCode(page, gateway, phone));
  await bind.age.check();
  await bind.submit('绑定并登录').click();
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByText(`用户${phone.slice(-4)}`).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(nickname);
  // Back leads to a page of the application, not to WeChat's.
  await page.goBack();
  await expect(page).toHaveURL(new URL('/', gateway.url).href);

  await context.clearCookies();
  const sent = page.waitForRequest((request) => callPath(request) === call);
  await page.goto('/login?mode=wechat&redirect=%2Fuser%2Fprivacy');
  await askWechat(page);
  await consentAs(page, nickname);
  const given = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''));
  expect(given).toEqual({ code: expect.stringMatching(/^[\w-]{32}$/), channel: 'web' });
  await expect(page).toHaveURL(/\/user\/privacy$/);
  expect(await isLoggedIn(context)).toBe(true);
});

test('[LOG-05][SEC-05] in a double of WeChat refused, used and forged answers open no session', async ({
  page,
  context,
}) => {
  const alert = page.getByRole('alert');
  const { agreement, submit } = wechatLogin(page);
  const calls = callsOf(page);
  await page.goto('/login?mode=wechat&code=stolen-code&state=somebody-elses');
  await expect(alert).toHaveText('本次授权不是由本页发起的，为保护账号安全未予采用，请重新授权');
  await expect(page).toHaveURL(/\/login\?mode=wechat$/);
  expect(calls).not.toContain(call);
  await page.reload();
  await expect(submit).toBeVisible();
  await expect(alert).toHaveCount(0);

  await askWechat(page);
  await page.getByRole('button', { name: '拒绝' }).click();
  await expect(page).toHaveURL(/\/login\?mode=wechat$/);
  await expect(alert).toHaveText('您已取消微信授权，可以重新授权，也可以用手机号登录');
  await page.getByRole('link', { name: '验证码登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: '微信登录' }).click();

  await askWechat(page);
  const used = await onCall(page, call, async (route) => {
    await route.fetch();
    await route.fallback();
  });
  await consentAs(page, freshNickname());
  await expect(alert).toHaveText('授权已失效，请重新授权');
  await expect(page).toHaveURL(/\/login\?mode=wechat$/);
  await used.stop();
  expect(await isLoggedIn(context)).toBe(false);

  await expect(agreement).toBeChecked();
  await submit.click();
  await page.waitForURL(/\/connect\/oauth2\/authorize/);
});
