import type { Locator, Page } from '@playwright/test';
import { goWithin } from '../offline/walk';
import { expect, test } from '../support/fixtures';
import { answer, onCall } from '../support/gateway-calls';

const countCall = '/webapp/message!seeListNum.action';

/** The way to the messages: a tab on a phone, a place in the header of a window. */
const messages = (page: Page): Locator =>
  page.locator('.tab-bar, .site-header').getByRole('link', { name: /^消息/ }).filter({ visible: true });

/** Asks for the count again, as a return to the foreground does, and lets it be `num`. */
const countAs = async (page: Page, num: number): Promise<void> => {
  await onCall(page, countCall, answer({ num }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
};

test('[LAY-02][SES-05] the unread count is in the navigation and the title; an avatar has a default', async ({
  page,
  member,
}) => {
  await onCall(page, countCall, answer({ num: 99 }));
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  await expect(page.getByRole('main').locator('.avatar')).toHaveText(member.name.charAt(0));
  await expect(page.getByRole('main').locator('img.avatar')).toHaveCount(0);

  await expect(messages(page).locator('.badge')).toHaveText('未读 99');
  await expect(page).toHaveTitle('(99) 我的 - 琥珀并购');
  await countAs(page, 100);
  await expect(messages(page).locator('.badge')).toHaveText('未读 99+');
  await expect(page).toHaveTitle('(99+) 我的 - 琥珀并购');

  await goWithin(page, '/sale/entrust/20260396');
  const own = '工业机器人系统集成商整体出售 - 琥珀并购';
  await expect(page).toHaveTitle(`(99+) ${own}`);
  await countAs(page, 0);
  await expect(page).toHaveTitle(own);
  await goWithin(page, '/user');
  await expect(page).toHaveTitle('我的 - 琥珀并购');
  await expect(messages(page)).toBeVisible();
  await expect(messages(page)).not.toContainText(/\d/);
});
