import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { freeze, ownClock } from '../support/frozen-clock';
import { onCall } from '../support/gateway-calls';
import { holding, holdLoginCode } from './held';

const bar = (page: Page) => page.getByRole('progressbar', { name: '页面加载进度' });
const overlay = (page: Page) => page.getByRole('alert').filter({ hasText: '加载中...' });

/** Opens a page with its time in the test's hands, once the code of the signs is there. */
const open = async (page: Page, path: string): Promise<void> => {
  await ownClock(page);
  const signs = page.waitForResponse(/\/assets\/overlays-[^/]*\.js$/);
  await page.goto(path);
  await signs;
};

test('[LAY-12] while the code of a page comes a bar runs after 200 ms, and none before', async ({ page }) => {
  await open(page, '/sale/landing');
  const code = await holdLoginCode(page);
  const link = page.getByRole('main').getByRole('link', { name: '登录查看项目' });
  await expect(link).toBeVisible();
  await freeze(page);
  await link.press('Enter');
  await code.asked;

  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '0');
  await page.clock.runFor(2_500);
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '50');
  await page.clock.runFor(2_500);
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '0');

  code.release();
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '100');
  await page.clock.runFor(200);
  await expect(bar(page)).toHaveCount(0);
});

test('[LAY-05][LAY-12] 加载中... covers a page until the user is known, and a logout after 100 ms', async ({
  page,
  member,
}) => {
  const userInfo = holding();
  await onCall(page, '/webapp/register!get.action', userInfo.hold);
  const logout = holding();
  await onCall(page, '/webapp/register!logout.action', logout.hold);
  await open(page, '/message');
  await userInfo.asked;
  await expect(overlay(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主导航' }).last()).toBeVisible();
  await expect(page.locator('main .skeleton').first()).toBeVisible();
  userInfo.release();
  await expect(page.getByRole('link', { name: '去首页查看项目' })).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);

  await page.getByRole('link', { name: '我的', exact: true }).click();
  await expect(page.getByRole('heading', { name: member.name })).toBeVisible();
  await page.getByRole('button', { name: '退出登录' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: '确认' });
  await expect(confirm).toBeVisible();
  await freeze(page);
  await confirm.press('Enter');
  await logout.asked;

  await page.clock.runFor(99);
  await expect(overlay(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(overlay(page)).toBeVisible();
  const covered = await overlay(page).boundingBox();
  expect(covered).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });

  logout.release();
  await expect(page).toHaveURL(/\/$/);
  await expect(overlay(page)).toHaveCount(0);
});
