import { expect, type Locator, type Page } from '@playwright/test';

const over = (page: Page): Locator => page.getByRole('region', { name: '系统提示' });

/** The dialog that stands over the page; a plain one when the fine one’s code did not come in time. */
export const dialogIn = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** One dialog under the common title says so (GAT-07, GAT-13); it is closed by its button. */
export const expectDialog = async (page: Page, text: string): Promise<void> => {
  const dialog = dialogIn(page);
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText('系统提示');
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(dialog).toHaveCount(0);
};

/** A toast says so; it goes by itself. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect(page.locator('.adm-toast-main')).toHaveText(text);

/** A card at the top says so; it is put away by its cross. */
export const expectNotification = async (page: Page, text: string): Promise<void> => {
  const card = over(page).locator('.notification');
  await expect(card).toContainText(text);
  await card.getByRole('button', { name: '关闭' }).click();
  await expect(card).toHaveCount(0);
};
