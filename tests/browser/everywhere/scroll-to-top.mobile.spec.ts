import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { freeze, ownClock } from '../support/frozen-clock';
import { lively } from '../support/lively';
import { whenLoaded } from '../support/when-shown';

test.use(lively);

const button = (page: Page) => page.getByRole('button', { name: '回到顶部' });

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

const top = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Opens a long page, waits until the button answers to scrolling, and stops the time there, 800 px down. */
const openFarDown = async (page: Page): Promise<void> => {
  await ownClock(page);
  await page.goto('/user/privacy');
  await scrollTo(page, 800);
  await expect(button(page)).toBeVisible();
  await freeze(page);
};

test('[LAY-03] the button to the top is there only after more than 400 px', async ({ page }) => {
  await page.goto('/user/privacy');
  await scrollTo(page, 401);
  await expect(button(page)).toBeVisible();
  await scrollTo(page, 400);
  await expect(button(page)).toHaveCount(0);
});

test('[LAY-03] the way to the top takes about 300 ms', async ({ page }) => {
  await openFarDown(page);
  await button(page).press('Enter');

  await page.clock.runFor(150);
  expect(await top(page)).toBeGreaterThan(0);
  expect(await top(page)).toBeLessThan(800);
  await page.clock.runFor(200);
  expect(await top(page)).toBe(0);
  await expect(button(page)).toHaveCount(0);
});

test('[LAY-03] those who ask for less motion are at the top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFarDown(page);

  await button(page).press('Enter');
  expect(await top(page)).toBe(0);
});

test('[LAY-03] on a phone the button is seen in the margin, beside all that the rows of a list say', async ({
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

/** What is read in the page's main part, and how far to the right it reaches; what one scrolls sideways by itself apart. */
const rightmostWords = (page: Page): Promise<{ readonly words: string; readonly right: number }> =>
  page.getByRole('main').evaluate((main) => {
    const scrollsSideways = (part: Element | null): boolean =>
      part !== null &&
      part !== main &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(part).overflowX) ||
        scrollsSideways(part.parentElement));
    const isFixed = (part: Element | null): boolean =>
      part !== null &&
      part !== main &&
      (getComputedStyle(part).position === 'fixed' || isFixed(part.parentElement));
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const said: { words: string; right: number }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement, textContent } = node;
      if ((textContent ?? '').trim() === '' || scrollsSideways(parentElement) || isFixed(parentElement))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { right, width } of range.getClientRects())
        if (width > 1) said.push({ words: textContent ?? '', right });
    }
    return said.sort((one, other) => other.right - one.right)[0] ?? { words: '', right: 0 };
  });

const longPages = ['/sale', '/buy', '/gf', '/news', '/sale/entrust/20260409'] as const;

test('[LAY-03] on a phone nothing that a page says reaches under the button, or touches it', async ({
  page,
  member,
}) => {
  expect(member.phone).not.toBe('');
  for (const address of longPages)
    await test.step(address, async () => {
      await page.goto(address);
      await whenLoaded(page);
      await scrollTo(page, 900);
      await expect(button(page)).toBeVisible();
      const seen = await button(page).evaluate((one) => parseFloat(getComputedStyle(one, '::before').width));
      const { words, right } = await rightmostWords(page);
      expect(right + 4, words).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) - seen);
    });
});
