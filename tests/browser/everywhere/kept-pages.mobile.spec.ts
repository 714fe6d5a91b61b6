import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { whenLoaded } from '../support/when-shown';
import { logOut } from '../session/ending';
import { fillInbox, rowsIn as messagesIn } from '../messages/inbox';
import { rowsIn } from '../sale/listed';

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls as a person would, so that the page hears of it before the next press. */
const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
};

test('[LAY-06] after a detail the list is as it was: its items, its filter, its place, without a request', async ({
  page,
}) => {
  await page.goto('/sale?sort=amount');
  await whenLoaded(page);
  await scrollTo(page, 900);
  const before = await scrollOf(page);
  const titles = await rowsIn(page).allInnerTexts();
  await rowsIn(page).nth(6).getByRole('link').click();
  await expect(page).toHaveURL(/\/sale\/landing/);
  expect(await scrollOf(page)).toBe(0);

  const calls = callsOf(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/sale\?sort=amount$/);
  await expect(rowsIn(page).first()).toBeVisible();
  expect(await scrollOf(page)).toBe(before);
  expect(await rowsIn(page).allInnerTexts()).toEqual(titles);
  expect(calls).toEqual([]);
});

test('[LAY-06] a tab leads back to the list where one was, also after a message was read; after a logout nothing is left', async ({
  page,
  member,
  gateway,
}) => {
  await fillInbox(gateway, member, 25);
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/message');
  await connected;
  await whenLoaded(page);
  await page.waitForLoadState('networkidle');
  await expect(messagesIn(page)).toHaveCount(20);
  await scrollTo(page, 500);
  await messagesIn(page).nth(9).getByRole('link').click();
  await expect(page.getByRole('article')).toContainText('第 16 封');
  expect(await scrollOf(page)).toBe(0);
  const calls = callsOf(page);
  await page.goBack();
  await expect(messagesIn(page).nth(9)).toBeInViewport();
  expect(await scrollOf(page)).toBe(500);
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeFocused();
  const tabs = page.getByRole('navigation', { name: '主导航' });
  await tabs.getByRole('link', { name: '我的' }).click();
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  await expect(messagesIn(page)).toHaveCount(0);
  await tabs.getByRole('link', { name: '消息' }).click();
  await expect(messagesIn(page).nth(9)).toBeInViewport();
  expect(await scrollOf(page)).toBe(500);
  expect(calls.filter((path) => path.includes('message!list'))).toEqual([]);

  await page.goBack();
  await logOut(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('.messages-list')).toHaveCount(0);
});

test('[LAY-06] six pages are kept; the one that had to go shows what it had where it was, without asking again', async ({
  page,
}) => {
  await page.goto('/news');
  await whenLoaded(page);
  const rows = page.getByRole('list', { name: '资讯列表' }).getByRole('listitem');
  await scrollTo(page, 600);
  const titles = await rows.allInnerTexts();
  const stays = page.locator('.news-list');
  const categories = page.getByRole('navigation', { name: '按类别查看' });
  for (const name of ['市场', '政策', '案例', '行业', '公告']) {
    // Pressed where it stands: brought into view first, it would move the list from its place.
    await categories.getByRole('link', { name }).dispatchEvent('click');
    await expect(categories.getByRole('link', { name })).toHaveAttribute('aria-current', /./);
    await whenLoaded(page);
  }
  await expect(stays).toHaveCount(6);
  await page.getByRole('link', { name: '用户协议' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '用户协议' })).toBeFocused();
  await expect(stays).toHaveCount(5);

  const calls = callsOf(page);
  await page.goBack();
  await categories.getByRole('link', { name: '全部' }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect.poll(() => rows.allInnerTexts()).toEqual(titles);
  expect(await scrollOf(page)).toBe(600);
  expect(calls).toEqual([]);
});
