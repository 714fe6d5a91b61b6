import type { Locator, Page } from '@playwright/test';

/** Where a message is written. */
export const field = (page: Page): Locator => page.getByRole('textbox', { name: '消息' });

/** What the two wrote. */
export const log = (page: Page): Locator => page.getByRole('log', { name: '聊天记录' });

/** Writes a message and sends it. */
export const write = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await page.getByRole('button', { name: '发送', exact: true }).click();
};

/** Opens the menu of the message that says this. */
export const menuOf = async (page: Page, text: string): Promise<Locator> => {
  const row = log(page).locator('.chat-row').filter({ hasText: text }).last();
  await row.hover();
  await row.getByRole('button', { name: '消息操作' }).click();
  return page.getByRole('menu', { name: '消息操作' });
};

/** The row of the conversation with somebody in the list of messages. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: '消息列表' }).getByRole('link').filter({ hasText: name });
