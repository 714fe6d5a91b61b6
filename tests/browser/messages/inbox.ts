import { expect, type Locator, type Page } from '@playwright/test';
import { isLeft } from 'fp-ts/Either';
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

/** Puts messages into an account's inbox, oldest first, from a sender of their own, whose pace nobody else uses up. */
export const fillInbox = async (
  gateway: BrowserGateway,
  { id }: Pick<Account, 'id'>,
  count: number,
): Promise<void> => {
  const from = gateway.spareAccount().id;
  for (let number = 1; number <= count; number += 1) {
    const sent = await gateway.inside.send({ from, to: id, content: `第 ${number} 封`, clientId: null });
    if (isLeft(sent)) throw new Error(sent.left.text);
  }
};
