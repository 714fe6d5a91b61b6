import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.getRootNode() === document && document.activeElement === element);

/** Presses Tab until the target has the focus, as one does who cannot point. */
export const tabTo = async (page: Page, target: Locator, most = 60): Promise<void> => {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) return;
  }
  throw new Error(`not reached by ${most} presses of Tab: ${target.toString()}`);
};

/** Goes to the target by Tab and presses Enter on it. */
export const enter = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** The page is there, and its heading has the focus. */
export const arrivesAt = async (page: Page, path: string | RegExp, heading: string): Promise<void> => {
  await expect(page).toHaveURL(path);
  const title = page.getByRole('heading', { level: 1, name: heading });
  await expect(title).toHaveCount(1);
  await expect(title).toBeFocused();
};

/** Where the focus is: 'inside' the target, on the page's 'body' (the browser's own turn), or 'outside'. */
export const focusPlace = (target: Locator): Promise<'inside' | 'body' | 'outside'> =>
  target.evaluate((element) => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) return 'body';
    return element.contains(activeElement) ? 'inside' : 'outside';
  });
