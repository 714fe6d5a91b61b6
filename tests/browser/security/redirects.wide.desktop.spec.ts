import { captchaIn, solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { submitLogin } from '../support/log-in';

/** One of each kind, and the kinds that have fooled the most parsers twice: as parameter and as kept address. */
const pairs: readonly (readonly [redirect: string, kept: string])[] = [
  ['//evil.example', '/\\evil.example'],
  ['https://evil.example/', 'javascript:alert(1)'],
  ['/\t/evil.example', 'https:evil.example'],
  ['java\nscript:alert(1)', '//evil.example/%2f..'],
  ['/%2f/evil.example', '/..//evil.example'],
  ['https://hupo.example@evil.example/', 'data:text/html,<script>alert(1)</script>'],
];

for (const [redirect, kept] of pairs) {
  test(`[SEC-02][LOG-07] a login led by ${JSON.stringify(redirect)} and ${JSON.stringify(kept)} stays inside`, async ({
    page,
    account,
    gateway,
  }) => {
    const left: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) left.push(new URL(frame.url()).origin);
    });
    page.on('dialog', (dialog) => {
      left.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.goto('/user/agreement');
    await page.evaluate((address) => sessionStorage.setItem('hupo.back-address', address), kept);
    await page.goto(`/login/passwd?redirect=${encodeURIComponent(redirect)}`);
    await submitLogin(page, account);
    await solveCaptcha(page);
    await expect(captchaIn(page).sheet).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
    await expect(page).toHaveURL('/user');
    expect(new Set(left)).toEqual(new Set([gateway.url]));
  });
}
