import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';

const button = (page: Page) => page.getByRole('button', { name: '回到顶部' });

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

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

test('[LAY-03] on a phone no text of a long page reaches under the button to the top', async ({
  page,
  member: _member,
}) => {
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
