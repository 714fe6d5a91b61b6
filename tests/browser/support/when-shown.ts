import { expect, type Page } from '@playwright/test';

/** Until the page answers: what the server sent can be seen before, and a link on it would load a new document. */
export const whenShown = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('hupo.shown').length > 0);
};

/** Until what the page is about is there too: who is logged in is known, and no list is loading. */
export const whenLoaded = async (page: Page): Promise<void> => {
  await whenShown(page);
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0);
};
