import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { solveCaptcha } from '../support/captcha';
import { submitLogin, signIn } from '../support/log-in';
import { tokenIn } from '../session/ending';

test('[SES-02] a deactivated account is logged out with a notice, at its login and at its next visit', async ({
  page,
  context,
  gateway,
}) => {
  const notice = page.getByRole('dialog', { name: '系统提示' });
  await page.goto('/login/passwd');
  await submitLogin(page, demo.tang);
  await solveCaptcha(page);
  await expect(notice).toContainText('您当前登录的账号已被注销');
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: '关闭' }).click();
  await reloaded;
  expect(await tokenIn(context)).toBeNull();

  await signIn(context, gateway, demo.tang);
  await page.goto('/user');
  await expect(notice).toContainText('您当前登录的账号已被注销');
  await notice.getByRole('button', { name: '关闭' }).click();
  await expect(page).not.toHaveURL(/\/user$/);
  await expect.poll(() => tokenIn(context)).toBeNull();
});
