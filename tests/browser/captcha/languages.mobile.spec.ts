import { captchaIn, lookAtPuzzle, placeByKeys, solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { submitLogin } from '../support/log-in';

/** Written by hand: what is asked for, and what is said of a miss and of a fit. */
const languages = [
  {
    language: 'en',
    hint: 'Slide the piece to the gap with the same thing on it',
    missed: 'Verification failed',
    solved: 'Verification passed',
  },
  {
    language: 'ar',
    hint: 'اسحب القطعة إلى الفراغ الذي فيه الشيء نفسه',
    missed: 'فشل التحقق',
    solved: 'تم التحقق',
  },
] as const;

for (const { language, hint, missed, solved } of languages)
  test(`[CAP-05] configured for ${language}, the captcha says so before, after a miss and after a fit`, async ({
    page,
    account,
  }) => {
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
  });
