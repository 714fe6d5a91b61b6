import type { Page } from '@playwright/test';
import { captchaIn, lookAtPuzzle, placeByKeys, solveCaptcha } from '../support/captcha';
import type { Account } from '../support/accounts';
import { expect } from '../support/fixtures';
import { submitLogin } from '../support/log-in';

/** Written by hand: what the frame asks for, and what it says of a miss and of a fit. */
interface Language {
  readonly language: string;
  readonly hint: string;
  readonly missed: string;
  readonly solved: string;
}

/** Logs in with the captcha in a configured language, after one miss. */
export const logInInLanguage = async (
  page: Page,
  account: Account,
  { language, hint, missed, solved }: Language,
): Promise<void> => {
  // As config.json would say it: the page carries its configuration along, and reads it once it is parsed.
  await page.addInitScript((chosen) => {
    document.addEventListener('readystatechange', () => {
      const carried = document.getElementById('page-data')?.firstChild;
      if (carried instanceof Text)
        carried.data = carried.data.replace('"language":"zh-CN"', `"language":"${chosen}"`);
    });
  }, language);
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  const { frame, hint: line } = captchaIn(page);
  await expect(line).toHaveText(hint);
  await expect(frame.locator('html')).toHaveAttribute('lang', language);
  const { gap } = await lookAtPuzzle(page);
  await placeByKeys(page, gap > 60 ? gap - 30 : gap + 30);
  await expect(line).toContainText(missed);
  await solveCaptcha(page);
  await expect(line).toContainText(solved);
  await expect(page).toHaveURL(/\/user$/);
};
