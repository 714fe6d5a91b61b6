import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { callPath } from '../support/gateway-calls';
import { whenLoaded } from '../support/when-shown';
import { expectUnread, fillInbox, rowsIn } from './inbox';

const listCall = '/webapp/message!list.action';
const paneIn = (page: Page): Locator => page.getByRole('region', { name: '消息内容' });
const chosenIn = (page: Page): Locator => rowsIn(page).getByRole('link').and(page.locator('[aria-current]'));

/** The part of the list that scrolls, and how far it is. */
const scrollOf = (page: Page): Promise<number> =>
  page.locator('.messages-scroll').evaluate(({ scrollTop }) => scrollTop);

/** How often what follows in the list was asked for: its head is asked for again as messages are read. */
const followingCallsOf = (page: Page): (() => number) => {
  let calls = 0;
  page.on('request', (request) => {
    if (callPath(request) === listCall && new URL(request.url()).searchParams.has('cursor')) calls += 1;
  });
  return () => calls;
};

test('[LAY-01][LAY-17] on a desktop list and message stand side by side, and the list keeps pages and place', async ({
  page,
  member,
  gateway,
}) => {
  await fillInbox(gateway, member, 45);
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/message');
  await connected;
  await expect(rowsIn(page)).toHaveCount(20);
  await expect(paneIn(page)).toContainText('请选择一条消息');
  await expect(chosenIn(page)).toHaveCount(0);
  const [left, right] = [await rowsIn(page).first().boundingBox(), await paneIn(page).boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);

  // A row is chosen by Enter; the focus goes to the heading of the message, and by back to that of the list.
  await rowsIn(page).nth(1).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/message\/\d+$/);
  await expect(paneIn(page).getByRole('heading', { level: 1, name: '消息详情' })).toBeFocused();
  await expect(paneIn(page).getByRole('article')).toContainText('第 44 封');
  await expect(chosenIn(page)).toHaveCount(1);
  await expect(chosenIn(page)).toContainText('第 44 封');
  await page.goBack();
  await expect(page).toHaveURL(/\/message$/);
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeFocused();
  await expect(paneIn(page)).toContainText('请选择一条消息');
  await expect(chosenIn(page)).toHaveCount(0);

  await rowsIn(page).last().scrollIntoViewIfNeeded();
  await expect(rowsIn(page)).toHaveCount(40);
  await rowsIn(page).nth(25).scrollIntoViewIfNeeded();
  const before = await scrollOf(page);
  expect(before).toBeGreaterThan(0);
  const asked = followingCallsOf(page);
  for (const place of [25, 24]) {
    await expect(rowsIn(page).nth(place)).toContainText('未读');
    await rowsIn(page).nth(place).getByRole('link').click();
    await expect(paneIn(page).getByRole('article')).toContainText(`第 ${45 - place} 封`);
    await expect(rowsIn(page).nth(place)).not.toContainText('未读');
  }
  await expectUnread(page, '42');
  await page.goBack();
  await expect(paneIn(page).getByRole('article')).toContainText('第 20 封');
  await page.goBack();
  await expect(paneIn(page)).toContainText('请选择一条消息');
  await expect(rowsIn(page)).toHaveCount(40);
  expect(await scrollOf(page)).toBe(before);
  expect(asked()).toBe(0);
});

test('[SCR-11][LAY-16] next to the list a message opens directly, is missing, or waits for the network', async ({
  page,
  context,
  member,
  gateway,
  watch,
}) => {
  watch.announce(/Failed to load resource/);
  await fillInbox(gateway, member, 2);
  await page.goto('/message/chat');
  await expect(paneIn(page)).toContainText('请选择一条消息');
  await expect(rowsIn(page)).toHaveCount(2);
  const address = (await rowsIn(page).first().getByRole('link').getAttribute('href')) ?? '';
  await page.goto(address);
  await expect(paneIn(page).getByRole('article')).toContainText('第 2 封');
  await expect(rowsIn(page)).toHaveCount(2);
  await expect(chosenIn(page)).toContainText('第 2 封');
  await expect(chosenIn(page)).not.toContainText('未读');

  await page.goto('/message/999999999');
  await expect(paneIn(page)).toContainText('消息不存在');
  await expect(rowsIn(page)).toHaveCount(2);
  await whenLoaded(page);
  await context.setOffline(true);
  await rowsIn(page).nth(1).getByRole('link').click();
  await expect(paneIn(page)).toContainText('消息没有加载出来');
  await expect(paneIn(page).getByRole('alert').getByRole('button').first()).toHaveText('重新加载');
  await expect(rowsIn(page)).toHaveCount(2);
  await context.setOffline(false);
  await expect(paneIn(page).getByRole('article')).toContainText('第 1 封');
});
