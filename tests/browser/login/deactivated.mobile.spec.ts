import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { solveCaptcha } from '../support/captcha';
import { submitLogin, signIn } from '../support/log-in';

test('[SES-02] a deactivated account reads so, is logged out, and the page reloads', async ({
  page,
  context,
}) => {
  await page.goto('/login/passwd');
  await submitLogin(page, demo.tang);
  await solveCaptcha(page);

  const dialog = page.getByRole('dialog', { name: '系统提示' });
  await expect(dialog).toContainText('您当前登录的账号已被注销');
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: '关闭' }).click();
  await reloaded;
  expect((await context.cookies()).filter(({ name }) => name === 'Admin-Token')).toEqual([]);
  await page.goto('/message');
  await expect(page).toHaveURL(/\/login$/);
});

test('[SES-02] an account that was deactivated since is logged out on its next visit', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.tang);
  await page.goto('/user');

  const dialog = page.getByRole('dialog', { name: '系统提示' });
  await expect(dialog).toContainText('您当前登录的账号已被注销');
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(page).not.toHaveURL(/\/user$/);
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('Admin-Token');
});
