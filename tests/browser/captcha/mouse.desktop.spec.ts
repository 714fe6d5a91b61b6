import { dragByMouse } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { submitLogin } from '../support/log-in';

test('[CAP-01] the captcha is solved with the mouse on a desktop', async ({ page, account }) => {
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await dragByMouse(page);

  await expect(page).toHaveURL(/\/user$/);
});
