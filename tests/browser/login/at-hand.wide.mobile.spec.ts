import { hearCode } from '../support/code-come';
import { expect, test } from '../support/fixtures';
import { phoneForm } from '../support/phone-form';

test('[LOG-12] home loads the code of the login ahead, so that it opens without a network', async ({
  page,
  context,
}) => {
  const codeIsHere = hearCode(page, /\/code-login-/, /\/captcha-sheet-[^/]+\.css$/);
  await page.goto('/');
  await expect.poll(codeIsHere).toBe(true);

  await context.setOffline(true);
  await page.getByRole('link', { name: '登录' }).first().tap();
  await expect(phoneForm(page).code).toBeVisible();
});
