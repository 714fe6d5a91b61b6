import { dragByMouse, solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { submitLogin } from '../support/log-in';

test.beforeEach(async ({ page, account }) => {
  await page.goto('/login/passwd');
  await submitLogin(page, account);
});

test('[CAP-01] the captcha is solved with the mouse at a desk', async ({ page }) => {
  await dragByMouse(page);

  await expect(page).toHaveURL(/\/user$/);
});

test('[CAP-01] the captcha is solved by arrow keys at a desk', async ({ page }) => {
  await solveCaptcha(page);

  await expect(page).toHaveURL(/\/user$/);
});
