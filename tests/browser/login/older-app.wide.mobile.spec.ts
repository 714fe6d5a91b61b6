import { agreeInTheApp, putInTheApp } from '../environments/in-the-app';
import { expect, test } from '../support/fixtures';
import { wechatLogin } from './in-wechat';

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
