import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { answer, callPath, onCall } from '../support/gateway-calls';

const countCall = '/webapp/message!seeListNum.action';

const shown: readonly (readonly [number, string])[] = [
  [99, '99'],
  [100, '99+'],
];

/** The way to the messages: a tab on a phone, a place in the header of a window. */
const messages = (page: Page): Locator =>
  page.locator('.tab-bar, .site-header').getByRole('link', { name: /^消息/ }).filter({ visible: true });

for (const [num, label] of shown)
  test(`[LAY-02] with ${num} unread messages the way to them shows ${label}`, async ({ page, member }) => {
    await onCall(page, countCall, answer({ num }));
    await page.goto('/user');
    await expect(page.getByRole('heading', { name: member.name })).toBeVisible();

    await expect(messages(page).locator('.badge')).toHaveText(`未读 ${label}`);
    await expect(page).toHaveTitle(`(${label}) 我的 - 琥珀并购`);
  });

test('[LAY-02] with nothing unread the way to the messages has no badge', async ({ page, member }) => {
  const counted = page.waitForResponse((response) => callPath(response.request()) === countCall);
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: member.name })).toBeVisible();
  await counted;

  await expect(messages(page)).toBeVisible();
  await expect(messages(page)).not.toContainText(/\d/);
  await expect(page).toHaveTitle('我的 - 琥珀并购');
});

test('[LAY-02] the title counts with the badge, also of a page that is called by its own thing, and no longer at 0', async ({
  page,
  member,
}) => {
  const counting = await onCall(page, countCall, answer({ num: 3 }));
  await page.goto('/sale/entrust/20260396');
  await expect(messages(page).or(page.locator('.page-bar')).first()).toBeVisible();
  const own = '工业机器人系统集成商整体出售 - 琥珀并购';
  await expect(page).toHaveTitle(`(3) ${own}`);
  await counting.stop();
  await onCall(page, countCall, answer({ num: 0 }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveTitle(own);
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: member.name })).toBeVisible();
  await expect(page).toHaveTitle('我的 - 琥珀并购');
});
