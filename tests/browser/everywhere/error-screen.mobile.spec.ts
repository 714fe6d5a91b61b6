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

test('[LAY-07][LAY-08] an unknown address shows its error screen; within the application after 200 ms', async ({
  page,
}) => {
  await ownClock(page);
  const response = await page.goto('/nowhere/at/all');
  expect(response?.status()).toBe(404);
  await expectNotFound(page);
  await expect(page).toHaveTitle('页面未找到 - 琥珀并购');
  await expect(page.getByText('抱歉，该页面不存在或已下线。')).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/$/);
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

const malformed = [
  '/sale/entrust/a.b',
  '/sale/entrust/a%20b',
  `/sale/entrust/${'1'.repeat(65)}`,
  '/sale/no-such-type/20260418',
  '/message/a.b',
];

test('[LAY-07][RTE-03] a malformed address is not found without a call; an unknown deal is so on its page', async ({
  page,
  request,
  member: _member,
}) => {
  for (const path of malformed)
    expect.soft((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  const calls = callsOf(page);
  await page.goto('/sale/entrust/a.b');
  await expectNotFound(page);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  expect(calls.filter((call) => /sale!detail|message!detail/.test(call))).toEqual([]);

  const answer = await page.goto('/sale/entrust/999999999');
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).toContain('<title>页面未找到 - 琥珀并购</title>');
  await expect(page.getByRole('main').getByText('项目不存在或已下架')).toBeVisible();
  await expect(page).toHaveTitle('页面未找到 - 琥珀并购');
  await expect(page.locator('.notification')).toHaveCount(0);
  await expect(page.getByText('项目不存在或已下架')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: '查看在售项目' }).click();
  await expect(page).toHaveTitle('找项目 - 琥珀并购');
});
