import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../support/accounts';
import type { BrowserGateway } from '../support/gateway';

/** The rows of the list of messages. */
export const rowsIn = (page: Page): Locator =>
  page.getByRole('list', { name: '消息列表' }).getByRole('listitem');

/** The badge on the way to the messages, in the tab bar or the top navigation, says so many; null: there is none. */
export const expectUnread = async (page: Page, unread: string | null): Promise<void> => {
  const badge = page.locator('.tab-bar .badge, .site-header .badge').filter({ visible: true });
  if (unread === null) {
    await expect(badge).toHaveCount(0);
    return;
  }
  await expect(badge).toHaveText(new RegExp(`^未读 ${unread.replace('+', '\\+')}$`));
};

/** Puts notifications into an account's inbox, oldest first: each is a row of its own. */
export const fillInbox = async (
  gateway: BrowserGateway,
  { id }: Pick<Account, 'id'>,
  count: number,
): Promise<void> => {
  for (let number = 1; number <= count; number += 1) {
    const title = `第 ${number} 封`;
    await gateway.inside.notify({
      to: id,
      title,
      content: title,
      link: '/user',
      sentAt: gateway.clock.now(),
    });
  }
};
