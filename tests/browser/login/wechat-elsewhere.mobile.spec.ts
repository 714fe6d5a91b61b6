import { agreeInTheApp, askedOfTheApp, putInTheApp } from '../environments/in-the-app';
import { expect, test } from '../support/fixtures';
import { callPath } from '../support/gateway-calls';
import { wechatLogin } from './in-wechat';

test('[ENV-02][LOG-05] in a browser WeChat is not offered, and its page says where it can be', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('link', { name: '密码登录' })).toBeVisible();
  await expect(page.getByRole('link', { name: '微信登录' })).toHaveCount(0);

  await page.goto('/login?mode=wechat');
  await expect(page.getByRole('alert')).toHaveText(
    '当前环境不支持微信登录。请在微信中打开本页，或选择其他登录方式。',
  );
  await page.getByRole('link', { name: '验证码登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('[LOG-05][ENV-03] in a double of the app the plugin’s code is exchanged by the app’s channel', async ({
  page,
}) => {
  await putInTheApp(page, { plugins: ['App', 'Browser', 'PushNotifications', 'Wechat'] });
  await page.goto('/');
  await agreeInTheApp(page);
  await page.getByRole('link', { name: '登录' }).first().click();
  await page.getByRole('link', { name: '微信登录' }).click();
  const form = wechatLogin(page);
  await form.agreement.setChecked(true, { force: true });
  const sent = page.waitForRequest((request) => callPath(request) === '/webapp/register!loginByWx.action');
  await form.submit.click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('channel')).toBe('app');
  expect((await askedOfTheApp(page)).map(({ name }) => name)).toContain('Wechat.auth');
  await expect(page.getByRole('alert')).toHaveText('授权已失效，请重新授权');
});

test('[ENV-04][LOG-05] in a double of an older app the login says that the version is too low', async ({
  page,
}) => {
  await putInTheApp(page, { plugins: ['App'] });
  await page.goto('/');
  await agreeInTheApp(page);
  await page.getByRole('link', { name: '登录' }).first().click();
  await page.getByRole('link', { name: '微信登录' }).click();
  const form = wechatLogin(page);
  await form.agreement.setChecked(true, { force: true });
  await form.submit.click();
  await expect(page.getByRole('alert')).toHaveText('当前应用版本过低，请升级到最新版本后再试');
});
