import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { tokenIn } from '../session/ending';

test('[SES-02] a deactivated account is logged out with a notice, and the page reloads', async ({
  page,
  context,
  gateway,
}) => {
  const notice = page.getByRole('dialog', { name: '系统提示' });
  await signIn(context, gateway, demo.tang);
  await page.goto('/user');
  await expect(notice).toContainText('您当前登录的账号已被注销');
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: '关闭' }).click();
  await reloaded;
  await expect(page).not.toHaveURL(/\/user$/);
  expect(await tokenIn(context)).toBeNull();
});
