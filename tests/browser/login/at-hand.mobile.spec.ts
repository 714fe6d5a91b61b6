import { hearCode } from '../support/code-come';
import { expect, test } from '../support/fixtures';
import { phoneForm } from '../support/phone-form';

test('[LOG-12] the code of the login comes while home is looked at, so that it opens at once, even when the network is gone', async ({
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
