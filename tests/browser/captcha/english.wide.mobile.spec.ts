import { captchaIn, lookAtPuzzle, placeByKeys, solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { submitLogin } from '../support/log-in';
import { configureLanguage } from './in-language';

test('[CAP-05] configured for English, the captcha speaks it before, after a miss and after a fit', async ({
  page,
  account,
}) => {
  await configureLanguage(page, 'en');
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  const { frame, hint } = captchaIn(page);
  await expect(hint).toHaveText('Slide to the gap with the same thing');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  const { gap } = await lookAtPuzzle(page);
  await placeByKeys(page, gap > 60 ? gap - 30 : gap + 30);
  await expect(hint).toContainText('Verification failed');
  await solveCaptcha(page);
  await expect(hint).toContainText('Verification passed');
  await expect(page).toHaveURL(/\/user$/);
});
