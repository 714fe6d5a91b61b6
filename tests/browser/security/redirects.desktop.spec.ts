import { demo } from '../support/accounts';
import { captchaIn, solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { submitLogin } from '../support/log-in';
import { openRedirects } from '../../support/payloads/open-redirects';

const payloads = Object.values(openRedirects).flat();

test('[SEC-02][LOG-07] a login with a foreign redirect and a foreign kept address stays inside', async ({
  page,
  account,
  gateway,
}) => {
  // Every payload of the list is a case of the domain’s parser and of the way after a login.
  const [redirect, kept] = ['/\t/evil.example', 'javascript:alert(1)'];
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

test('[SEC-02][SEC-03] no address of the payload list in a message leads out of the application', async ({
  page,
  gateway,
  member,
}) => {
  const escaped = (text: string): string =>
    text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  const html = payloads.map((address) => `<p><a href="${escaped(address)}">x</a></p>`).join('');
  const message = {
    id: '1',
    from: demo.zhou.id,
    fromName: member.name,
    kind: 'notice',
    content: 'x',
    sentAt: '2026-11-20 09:30:00',
    readState: '1',
    conversation: 'x',
    html,
  };
  await page.route(/\/gateway\?/, (route, request) => {
    const path = request.headers()['x-gateway-path'] ?? '';
    if (path.endsWith('message!detail.action'))
      return route.fulfill({ json: { resultCode: 1, data: message } });
    return path.endsWith('message!read.action')
      ? route.fulfill({ json: { resultCode: 1, data: { num: 0 } } })
      : route.fallback();
  });
  await page.goto('/message/1');
  const links = page.getByRole('article').locator('a');
  await expect(links).toHaveCount(payloads.length);
  const origins = await links.evaluateAll((all) =>
    all
      .filter((link): link is HTMLAnchorElement => link instanceof HTMLAnchorElement)
      .filter((link) => link.hasAttribute('href'))
      .map(({ origin, href }) => ({ origin, href })),
  );
  for (const { origin, href } of origins) expect(origin, href).toBe(gateway.url);
});
