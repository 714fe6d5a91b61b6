import { captchaIn, lookAtPuzzle } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { submitLogin } from '../support/log-in';
import { phoneForm } from '../support/phone-form';

test('[CAP-01][LOG-07] the captcha offers a code to the same phone; its login keeps the destination', async ({
  page,
  account,
}) => {
  await page.goto('/login/passwd?redirect=%2Fmember');
  await submitLogin(page, account);
  await lookAtPuzzle(page);
  const { sheet } = captchaIn(page);
  await sheet.getByRole('link', { name: '改用短信验证码登录' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmember$/);
  await expect(sheet).toHaveCount(0);
  await expect(phoneForm(page).phone).toHaveValue(account.phone);
  await expect(phoneForm(page).sendCode).toBeVisible();
});
