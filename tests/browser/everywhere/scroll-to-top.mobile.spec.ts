import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { freeze, ownClock } from '../support/frozen-clock';
import { lively } from '../support/lively';

test.use(lively);

const button = (page: Page) => page.getByRole('button', { name: '回到顶部' });

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

const top = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('[LAY-03] the button to the top appears after 400 px and moves to the top in about 300 ms', async ({
  page,
}) => {
  await ownClock(page);
  await page.goto('/user/privacy');
  await scrollTo(page, 401);
  await expect(button(page)).toBeVisible();
  await scrollTo(page, 400);
  await expect(button(page)).toHaveCount(0);
  await scrollTo(page, 800);
  await expect(button(page)).toBeVisible();
  await freeze(page);
  await button(page).press('Enter');
  await page.clock.runFor(150);
  expect(await top(page)).toBeGreaterThan(0);
  expect(await top(page)).toBeLessThan(800);
  await page.clock.runFor(200);
  expect(await top(page)).toBe(0);
  await expect(button(page)).toHaveCount(0);
});

test('[LAY-03] on a phone the button lies in the margin, next to the text of the rows of a list', async ({
  page,
}) => {
  await page.goto('/sale');
  await scrollTo(page, 900);
  await expect(button(page)).toBeVisible();
  const margin = await button(page).evaluate((seen) => parseFloat(getComputedStyle(seen, '::before').width));
  const rightmost = await page
    .getByRole('main')
    .locator('.deal dd > *, .deal-nda, .deal .star svg')
    .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)));
  expect(rightmost).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) - margin);
});
