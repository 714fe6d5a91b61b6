import { expect, type Page } from '@playwright/test';

/** Until the page answers: what the server sent can be seen before, and a link on it would load a new document. */
export const whenShown = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('hupo.shown').length > 0);
};

/** The same under a clock of Playwright, which keeps no marks: React has taken over what the server sent. */
export const whenHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
};

/** Until what the page is about is there too: who is logged in is known, and no list is loading. */
export const whenLoaded = async (page: Page, shown = whenShown): Promise<void> => {
  await shown(page);
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0);
};
