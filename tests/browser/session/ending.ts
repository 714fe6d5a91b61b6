import { expect, type BrowserContext, type Page } from '@playwright/test';

/** The value of the token's cookie; null when there is none. */
export const tokenIn = async (context: BrowserContext): Promise<string | null> =>
  (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? null;

/** Logs out as a person does, on one's own page. */
export const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认' }).click();
};

/** The page is home, and a visitor's. */
export const expectVisitorAtHome = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('link', { name: '登录', exact: true }).first()).toBeVisible();
};

/** Tells the page that it was brought to the front. */
export const bringForward = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
