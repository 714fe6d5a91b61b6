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
