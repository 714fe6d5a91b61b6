import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { freeze, ownClock } from '../support/frozen-clock';
import { callsOf } from '../support/gateway-calls';

const notFoundText = 'This page could not be found';

test.beforeEach(({ watch }) => watch.announce(/404 \(Not Found\)/));

const expectNotFound = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '页面未找到' })).toBeVisible();
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main.getByText(notFoundText)).toBeVisible();
};

test('[LAY-07][LAY-08] an unknown address answers 404 with code, message, apology and a way home', async ({
  page,
}) => {
  const response = await page.goto('/nowhere/at/all');

  expect(response?.status()).toBe(404);
  await expectNotFound(page);
  await expect(page).toHaveTitle('页面未找到 - 琥珀并购');
  await expect(page.getByText('抱歉，该页面不存在或已下线。')).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('article')).toHaveCount(5);
});

test('[LAY-07][LAY-08] within the application an unknown address shows its error screen after 200 ms', async ({
  page,
}) => {
  await ownClock(page);
  await page.goto('/nowhere');
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await freeze(page);
  await page.goBack();
  const screen = page.locator('.error-screen');
  await expect(screen).toBeAttached();

  await page.clock.runFor(199);
  await expect(screen).toBeHidden();
  await page.clock.runFor(1);
  await expectNotFound(page);
  await expect(page).toHaveTitle('页面未找到 - 琥珀并购');
});

test('[LAY-09] /error/401 tells status 401 and leads to the login', async ({ page }) => {
  await page.goto('/error/401');
  const main = page.getByRole('main');

  await expect(main.getByText('401', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: '登录已失效，请重新登录' })).toBeVisible();
  await expect(page).toHaveTitle('发生未知错误 - 琥珀并购');
  await main.getByRole('link', { name: '重新登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

for (const path of [
  '/sale/entrust/a.b',
  '/sale/entrust/a%20b',
  `/sale/entrust/${'1'.repeat(65)}`,
  '/sale/no-such-type/20260418',
  '/message/a.b',
])
  test(`[RTE-03] ${path.slice(0, 40)} is not found, and nothing is asked about it`, async ({
    page,
    gateway,
  }) => {
    const calls = callsOf(page);
    const response = await page.goto(new URL(path, gateway.url).href);

    expect(response?.status()).toBe(404);
    await expectNotFound(page);
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(page.getByRole('article')).toHaveCount(5);
    expect(calls.filter((call) => /sale|message/.test(call))).toEqual([]);
  });
