import { expect, type Locator, type Page } from '@playwright/test';

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

/** What is shown of a file before it goes. */
export const shownFile = (page: Page): Locator => page.getByRole('group', { name: '待发送的文件' });

/** Chooses a file and sends it once it is shown. */
export const sendFile = async (
  page: Page,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(shownFile(page)).toContainText(file.name);
  await shownFile(page).getByRole('button', { name: '发送' }).click();
  await expect(shownFile(page)).toHaveCount(0);
};
