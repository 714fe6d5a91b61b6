import type { Page } from '@playwright/test';
import { sealedDeal } from '../support/deals';
import { expect } from '../support/fixtures';

/** The link to the part of a deal that is read is marked: while one scrolls, at the end of the page, and after a press. */
export const expectPartsMarked = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.goto(sealedDeal.path);
  const ways = page.getByRole('navigation', { name: '本页内容' });
  const current = ways.locator('[aria-current=true]');
  await expect(current).toHaveText('概况');
  for (const name of ['概况', '财务', '交易进程', '资料']) {
    await ways.getByRole('link', { name }).click();
    await expect(current).toHaveText(new RegExp(`^${name}`));
  }
  // What the page passed on its way there is not what is read; that time is over now.
  await page.clock.runFor(300);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveText('概况');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(current).toHaveText(/^资料/);
};
