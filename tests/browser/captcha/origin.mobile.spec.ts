import { captchaIn, lookAtPuzzle, solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { submitLogin } from '../support/log-in';

test('[CAP-06] the page accepts messages of the captcha’s own frame in their own shape only', async ({
  page,
  account,
  gateway,
}) => {
  const calls = callsOf(page);
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await lookAtPuzzle(page);
  const sid = new URL(
    (await captchaIn(page).sheet.locator('iframe').getAttribute('src')) ?? '',
  ).searchParams.get('sid');
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
    { forged, odd, origin: gateway.secondUrl },
  );

  await expect(captchaIn(page).slider).toBeVisible();
  await solveCaptcha(page);
  await expect(page).toHaveURL(/\/user$/);
  expect(calls.filter((path) => path === '/webapp/register!login.action')).toHaveLength(1);
});
