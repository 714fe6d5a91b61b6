import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { phoneForm } from '../support/phone-form';

/** Tells when the code of the login has come, and no other is on its way. */
const hearCode = (page: Page): (() => boolean) => {
  const underWay = new Set<Request>();
  const come: string[] = [];
  page.on('request', (request) => underWay.add(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('requestfinished', (request) => {
    underWay.delete(request);
    come.push(request.url());
  });
  const hasCome = (name: RegExp): boolean => come.some((address) => name.test(address));
  return () => underWay.size === 0 && hasCome(/\/wire-login-/) && hasCome(/\/captcha-sheet-[^/]+\.css$/);
};

test('[LOG-12] the code of the login comes while home is looked at, so that it opens at once, even when the network is gone', async ({
  page,
  context,
}) => {
  const codeIsHere = hearCode(page);
  await page.goto('/');
  await expect.poll(codeIsHere).toBe(true);

  await context.setOffline(true);
  await page.getByRole('link', { name: '登录' }).first().tap();
  await expect(phoneForm(page).code).toBeVisible();
});
