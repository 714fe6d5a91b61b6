import { expect, type Locator, type Page } from '@playwright/test';

/** The banner at a place, counted from 1; home has six. */
export const banner = (page: Page, place: number): Locator =>
  page.getByRole('group', { name: `第 ${place} 张，共 6 张` });

/** Waits until the banner stands in front, and no other. */
export const expectInFront = async (page: Page, place: number): Promise<void> => {
  await expect(banner(page, place)).toHaveCSS('opacity', '1');
  await expect(page.locator('.slide[data-current]')).toHaveCount(1);
  await expect(banner(page, place)).toHaveAttribute('data-current', 'true');
};

/** Presses a button of the carousel by the keyboard, as works at every size, and leaves it again. */
export const pressInCarousel = async (page: Page, name: '上一张' | '下一张' | '暂停轮播'): Promise<void> => {
  const button = page.getByRole('button', { name });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
};

/** Turns to the second banner, which shows that the page has come to life. */
export const turnToSecond = async (page: Page): Promise<void> => {
  await expect(async () => {
    if ((await banner(page, 2).getAttribute('data-current')) === null) await pressInCarousel(page, '下一张');
    await expect(banner(page, 2)).toHaveAttribute('data-current', 'true', { timeout: 500 });
  }).toPass();
};
