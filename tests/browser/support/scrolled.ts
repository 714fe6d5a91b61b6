import type { Page } from '@playwright/test';

/** How far down the page is. */
export const scrollOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls as a person would, so that the page hears of it before the next press. */
export const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
};
