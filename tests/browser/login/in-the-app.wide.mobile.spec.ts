import { agreeInTheApp, askedOfTheApp, putInTheApp } from '../environments/in-the-app';
import { expect, test } from '../support/fixtures';
import { callPath } from '../support/gateway-calls';
import { wechatLogin } from './in-wechat';

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
