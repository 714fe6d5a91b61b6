import type { Page } from '@playwright/test';
import { askedOfTheApp } from '../environments/in-the-app';
import { expect, test } from '../support/fixtures';
import { enterApp, keptConsent } from './app-start';

const agreeButton = (page: Page) => page.getByRole('button', { name: '同意并继续' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** What is the app itself: the page it begins with, its own files, and its configuration. */
const isOwnFile = (address: string): boolean =>
  /^\/(message|assets\/.+|favicon\.svg|apple-touch-icon\.png|icon-\d+\.png|manifest\.webmanifest|config\.json)$/.test(
    new URL(address).pathname,
  );

test('[PRI-02][PRI-03] (Capacitor double) the app sends nothing before the agreement; then it opens home', async ({
  page,
  context,
  gateway,
  account,
}) => {
  const token = await gateway.inside.sessions.open(account.id);
  await context.addCookies([{ name: 'Admin-Token', value: token, url: gateway.url, sameSite: 'Lax' }]);
  const [asked, sockets]: [string[], string[]] = [[], []];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await enterApp(page);
  await page.goto('/message');
  await expect(page).toHaveURL(/\/agreePrivacy$/);
  await expect(heading(page, '个人信息保护提示')).toBeVisible();

  await page.getByRole('link', { name: '《用户协议》' }).click();
  await expect(heading(page, '用户协议')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '《隐私政策》' }).click();
  await expect(heading(page, '隐私政策')).toBeVisible();
  await page.goBack();
  await expect(agreeButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => !isOwnFile(address))).toEqual([]);
  expect(sockets).toEqual([]);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['Admin-Token']);

  await agreeButton(page).click();
  await expect(page).toHaveURL(new URL('/', gateway.url).href);
  await expect(page.getByRole('link', { name: '我的' }).first()).toBeVisible();
  await expect
    .poll(() => asked.filter((address) => new URL(address).pathname === '/gateway').length)
    .toBeGreaterThan(0);
  expect(await keptConsent(page)).toMatchObject({ version: '1.2' });
  await expect
    .poll(() => asked.filter((address) => new URL(address).pathname === '/beacon').length)
    .toBeGreaterThan(0);

  await page.goto('/agreePrivacy');
  await expect(page).toHaveURL(new URL('/', gateway.url).href);
});

test('[PRI-04] (Capacitor double) declining explains why, offers to read again and leaves the app', async ({
  page,
}) => {
  await enterApp(page);
  await page.goto('/');
  await page.getByRole('button', { name: '不同意' }).click();
  await expect(heading(page, '不同意就无法使用本应用')).toBeVisible();
  await page.getByRole('button', { name: '重新阅读' }).click();
  await expect(heading(page, '个人信息保护提示')).toBeVisible();
  await page.getByRole('button', { name: '不同意' }).click();
  await page.getByRole('button', { name: '退出应用' }).click();
  await expect
    .poll(async () => (await askedOfTheApp(page)).filter(({ name }) => name === 'App.exitApp').length)
    .toBe(1);
  expect(await keptConsent(page)).toBeNull();
});
