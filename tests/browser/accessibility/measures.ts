import { expect, type Page } from '@playwright/test';
import { doubleText, overflows } from './overflows';
import { smallTargets } from './small-targets';

const phone = { width: 390, height: 844 };
const small = { width: 320, height: 640 };

/** What is touched is 44 px, and nothing is lost at 320 px or with text of double size; leaves the text doubled. */
export const expectRoom = async (page: Page, name: string): Promise<void> => {
  await page.setViewportSize(phone);
  // While a long list is scrolled, nothing in it is pressed.
  await expect(page.locator('.rows-near[style*="pointer-events: none"]')).toHaveCount(0);
  expect.soft(await page.evaluate(smallTargets), name).toEqual([]);
  await page.setViewportSize(small);
  expect.soft(await page.evaluate(overflows), `${name} at 320 px`).toEqual([]);
  await page.setViewportSize(phone);
  await page.evaluate(doubleText);
  expect.soft(await page.evaluate(overflows), `${name} with double text`).toEqual([]);
};
