import type { Page } from '@playwright/test';

/** Puts the page's time into the test's hands, before it is opened: timers run on until `freeze`. */
export const ownClock = (page: Page): Promise<void> => page.clock.install();

/** Stops the page's time; from now on it moves by `page.clock.runFor` alone. */
export const freeze = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
};
