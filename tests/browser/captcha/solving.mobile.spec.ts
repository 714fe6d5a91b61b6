import type { Page } from '@playwright/test';
import { captchaIn, dragByTouch, lookAtPuzzle, placeByKeys, solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { loginForm, submitLogin } from '../support/log-in';
import { configureLanguage } from './in-language';

/** Sends what only the captcha’s own frame may say, from elsewhere and in other shapes. */
const forgeMessages = async (page: Page, origin: string): Promise<void> => {
  const address = (await captchaIn(page).sheet.locator('iframe').getAttribute('src')) ?? '';
  const sid = new URL(address).searchParams.get('sid');
  const forged = { type: 'captcha', sid, event: 'verified', ticket: 'forged-ticket-1', randstr: '@forged' };
  const odd = [
    null,
    'verified',
    { type: 'captcha', event: 'verified' },
    { type: 'captcha', sid: 'x', event: 'closed' },
  ];
  await page.evaluate(
    ({ forged, odd, origin }) => {
      const frame = document.querySelector('iframe')?.contentWindow ?? null;
      const send = (data: unknown, from: string, source: Window | null): void =>
        void window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
      window.postMessage(forged, '*');
      send(forged, origin, window);
      send(forged, 'https://evil.example', frame);
      for (const data of odd) send(data, origin, frame);
    },
    { forged, odd, origin },
  );
};

test('[LAY-19][CAP-06] forged messages do nothing; Escape and back close the captcha; a finger solves it', async ({
  page,
  account,
  gateway,
}) => {
  const calls = callsOf(page);
  const { sheet, slider } = captchaIn(page);
  const { submit, phone } = loginForm(page);
  const isInert = () => page.getByRole('main').evaluate((main) => main.closest('[inert]') !== null);
  const expectClosed = async (): Promise<void> => {
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/login\/passwd$/);
    await expect.poll(isInert).toBe(false);
  };
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await lookAtPuzzle(page);
  await forgeMessages(page, gateway.secondUrl);
  await expect(slider).toBeVisible();
  expect(await isInert()).toBe(true);
  // From within the frame.
  await slider.focus();
  await page.keyboard.press('Escape');
  await expectClosed();

  await submit.click();
  await lookAtPuzzle(page);
  await page.goBack();
  await expectClosed();
  await expect(phone).toHaveValue(account.phone);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await submit.click();
  await dragByTouch(page);
  await expect(page).toHaveURL(/\/user$/);
  expect(calls.filter((path) => path === '/webapp/register!login.action')).toHaveLength(1);
});

test('[CAP-01][CAP-05] in Arabic: near the gap the picture stays, at another gap it changes; keys solve it', async ({
  page,
  account,
}) => {
  const { frame, hint } = captchaIn(page);
  const background = frame.locator('#background');
  const pictureNow = async (): Promise<string> => (await background.getAttribute('src')) ?? '';
  const missed = 'فشل التحقق';
  await configureLanguage(page, 'ar');
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await expect(hint).toHaveText('اسحب القطعة إلى الفراغ الذي فيه الشيء نفسه');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'ar');
  await lookAtPuzzle(page);
  const first = await pictureNow();
  await frame.locator('#refresh').click();
  await expect(background).not.toHaveAttribute('src', first);

  const near = await lookAtPuzzle(page);
  const second = await pictureNow();
  await placeByKeys(page, near.gap - 9);
  await expect(hint).toContainText(missed);
  await expect(background).toHaveAttribute('src', second);

  const { gap } = await lookAtPuzzle(page);
  await placeByKeys(page, gap > 150 ? gap - 60 : gap + 60);
  await expect(background).not.toHaveAttribute('src', second);
  await expect(hint).toContainText(missed);

  await solveCaptcha(page);
  await expect(hint).toContainText('تم التحقق');
  await expect(page).toHaveURL(/\/user$/);
});
