import { captchaIn, lookAtPuzzle, solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { submitLogin } from '../support/log-in';

test('[CAP-06] only the captcha’s own frame is believed: the page itself and another frame are not', async ({
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

  await page.evaluate((message) => window.postMessage(message, '*'), forged);
  await page.evaluate(
    ({ message, origin }) =>
      window.dispatchEvent(new MessageEvent('message', { data: message, origin, source: window })),
    { message: forged, origin: gateway.secondUrl },
  );
  await page.evaluate(
    ({ message }) => {
      const own = document.querySelector('iframe');
      window.dispatchEvent(
        new MessageEvent('message', {
          data: message,
          origin: 'https://evil.example',
          source: own?.contentWindow ?? null,
        }),
      );
    },
    { message: forged },
  );

  await solveCaptcha(page);
  await expect(page).toHaveURL(/\/user$/);
  expect(calls.filter((path) => path === '/webapp/register!login.action')).toHaveLength(1);
});

test('[CAP-06] what the frame says in another shape is ignored', async ({ page, account, gateway }) => {
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await lookAtPuzzle(page);
  const odd = [
    null,
    'verified',
    { type: 'captcha', event: 'verified' },
    { type: 'captcha', sid: 'x', event: 'closed' },
  ];

  await page.evaluate(
    ({ messages, origin }) => {
      const source = document.querySelector('iframe')?.contentWindow ?? null;
      for (const data of messages)
        window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    },
    { messages: odd, origin: gateway.secondUrl },
  );
  await expect(captchaIn(page).slider).toBeVisible();
  await solveCaptcha(page);
  await expect(page).toHaveURL(/\/user$/);
});
