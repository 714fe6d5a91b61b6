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

/** How often what follows in the list was asked for: its head comes anew as messages are read. */
const followingCallsOf = (page: Page): (() => number) => {
  let calls = 0;
  page.on('request', (request) => {
    if (callPath(request) === listCall && new URL(request.url()).searchParams.has('cursor')) calls += 1;
  });
  return () => calls;
};

test('[SCR-11][LAY-01] at a desk the list stands on the left, and on the right the message that is chosen', async ({
  page,
  member,
  gateway,
}) => {
  await fillInbox(gateway, member, 3);
  await page.goto('/message');
  await expect(paneIn(page)).toContainText('请选择一条消息');
  await expect(chosenIn(page)).toHaveCount(0);
  const [left, right] = [await rowsIn(page).first().boundingBox(), await paneIn(page).boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);

  await rowsIn(page).nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/message\/\d+$/);
  await expect(paneIn(page).getByRole('article')).toContainText('第 2 封');
  await expect(rowsIn(page)).toHaveCount(3);
  await expect(chosenIn(page)).toHaveCount(1);
  await expect(chosenIn(page)).toContainText('第 2 封');

  await page.goBack();
  await expect(page).toHaveURL(/\/message$/);
  await expect(paneIn(page)).toContainText('请选择一条消息');
  await expect(chosenIn(page)).toHaveCount(0);
});

test('[LAY-16] the list is kept while one message after the other is read: its pages, its place, and who was read', async ({
  page,
  member,
  gateway,
}) => {
  await fillInbox(gateway, member, 45);
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/message');
  await connected;
  await expect(rowsIn(page)).toHaveCount(20);
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
  await expectUnread(page, '43');
  await page.goBack();
  await expect(paneIn(page).getByRole('article')).toContainText('第 20 封');
  await page.goBack();
  await expect(paneIn(page)).toContainText('请选择一条消息');
  await expect(rowsIn(page)).toHaveCount(40);
  expect(await scrollOf(page)).toBe(before);
  expect(asked()).toBe(0);
});

test('[LAY-17] a row is chosen by Enter, and the focus goes to the heading of the message', async ({
  page,
  member,
  gateway,
}) => {
  await fillInbox(gateway, member, 2);
  await page.goto('/message');
  await rowsIn(page).first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(paneIn(page).getByRole('heading', { level: 1, name: '消息详情' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeFocused();
});

test('[SCR-11] a message that is opened directly stands beside the list, where it counts as read', async ({
  page,
  member,
  gateway,
}) => {
  await fillInbox(gateway, member, 2);
  await page.goto('/message');
  const address = (await rowsIn(page).first().getByRole('link').getAttribute('href')) ?? '';
  await page.goto(address);
  await expect(paneIn(page).getByRole('article')).toContainText('第 2 封');
  await expect(rowsIn(page)).toHaveCount(2);
  await expect(chosenIn(page)).toContainText('第 2 封');
  await expect(chosenIn(page)).not.toContainText('未读');
});

test('[SCR-11] a message that does not exist is told beside the list, which stays', async ({
  page,
  member,
  gateway,
  watch,
}) => {
  watch.announce(/Failed to load resource/);
  await fillInbox(gateway, member, 2);
  await page.goto('/message/999999999');
  await expect(paneIn(page)).toContainText('消息不存在');
  await expect(rowsIn(page)).toHaveCount(2);
  await rowsIn(page).first().getByRole('link').click();
  await expect(paneIn(page).getByRole('article')).toContainText('第 2 封');
});

test('[LAY-16] without a network a message says so beside the list, with the way to try again first', async ({
  page,
  context,
  member,
  gateway,
  watch,
}) => {
  watch.announce(/Failed to load resource/);
  await fillInbox(gateway, member, 2);
  await page.goto('/message');
  await whenLoaded(page);
  await context.setOffline(true);
  await rowsIn(page).first().getByRole('link').click();
  await expect(paneIn(page)).toContainText('消息没有加载出来');
  await expect(paneIn(page).getByRole('alert').getByRole('button').first()).toHaveText('重新加载');
  await expect(rowsIn(page)).toHaveCount(2);
  await context.setOffline(false);
  await expect(paneIn(page).getByRole('article')).toContainText('第 2 封');
});
