import type { Page } from '@playwright/test';
import { sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';

interface Measured {
  /** Text under 18 px, and text with lines under 1.3 times its size. */
  readonly small: readonly string[];
  readonly tight: readonly string[];
  /** Targets under 60 px, apart from links within a sentence. */
  readonly targets: readonly string[];
  /** Elements fixed over the page that are no bar at its edge, and advertising. */
  readonly floating: readonly string[];
  readonly sideways: number;
}

/** Measures what the page shows. */
const measured = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const said = (part: Element): string =>
      `${part.tagName.toLowerCase()}.${part.getAttribute('class') ?? ''} ${part.textContent.trim().slice(0, 20)}`;
    const isShown = (part: Element): boolean => {
      const { width, height } = part.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        part.checkVisibility({ visibilityProperty: true }) &&
        part.closest('.vh') === null
      );
    };
    const parts = [...document.querySelectorAll('body *')].filter(isShown);
    const worded = parts.filter((part) =>
      [...part.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== ''),
    );
    const sizeOf = (part: Element): number => Number.parseFloat(getComputedStyle(part).fontSize);
    const lineOf = (part: Element): number => {
      const line = Number.parseFloat(getComputedStyle(part).lineHeight);
      return Number.isNaN(line) ? 1.3 : line / sizeOf(part);
    };
    const pressed = parts.filter((part) =>
      part.matches('a[href], button, select, [role="switch"], [role="tab"]'),
    );
    const isTarget = (part: Element): boolean => getComputedStyle(part).display !== 'inline';
    const { innerWidth, innerHeight } = window;
    const isBar = (part: Element): boolean => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      // The link to the content is above the window until it has the focus; a bar's main button is at the foot.
      if (bottom <= 0) return true;
      const isWide = left <= 0 && right >= innerWidth;
      return isWide
        ? top <= 0 || bottom >= innerHeight - 1
        : bottom >= innerHeight - 1 && right >= innerWidth;
    };
    return {
      small: worded.filter((part) => sizeOf(part) < 18).map(said),
      tight: worded.filter((part) => lineOf(part) < 1.29).map(said),
      targets: pressed
        .filter(isTarget)
        .filter((part) => {
          const { width, height } = part.getBoundingClientRect();
          return height < 59.5 || width < 59.5;
        })
        .map(said),
      floating: [
        ...parts.filter((part) => getComputedStyle(part).position === 'fixed' && !isBar(part)),
        ...parts.filter((part) => part.matches('.carousel')),
      ].map(said),
      sideways: document.documentElement.scrollWidth - innerWidth,
    };
  });

const expectLarge = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await whenLoaded(page);
  await expect(page.locator('html[data-text-size="large"]')).toHaveCount(1);
  const { small, tight, targets, floating, sideways } = await measured(page);
  expect.soft(small, `${address}: text under 18 px`).toEqual([]);
  expect.soft(tight, `${address}: lines under 1.3`).toEqual([]);
  expect.soft(targets, `${address}: targets under 60 px`).toEqual([]);
  expect.soft(floating, `${address}: floats or advertises`).toEqual([]);
  expect.soft(sideways, `${address}: wider than the window`).toBeLessThanOrEqual(0);
};

test('[MKT-21] 长辈版 is switched on in 我的, holds on every page and is kept', async ({
  page,
  member: _member,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/user');
  const large = page.getByRole('switch', { name: /长辈版/ });
  await expect(large).not.toBeChecked();
  await large.click();
  await expect(large).toBeChecked();
  for (const address of [
    '/user',
    '/',
    '/sale',
    sealedDeal.path,
    '/member/pay',
    '/user/conf',
    '/push_settings',
    '/user/privacy',
  ])
    await expectLarge(page, address);
  await page.goto('/user');
  await expect(large).toBeChecked();
  await large.click();
  await expect(large).not.toBeChecked();
  await expect(page.locator('html[data-text-size]')).toHaveCount(0);
});

test('[MKT-21] in 长辈版 a visitor finds the login as large', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('hupo.text-size', 'large'));
  const html = await (await page.request.get('/login')).text();
  // Before the body and any module: the first paint is large already.
  expect(html.slice(0, html.indexOf('<body'))).toContain('<script src="/assets/text-size-1.js"></script>');
  await expectLarge(page, '/login');
  await expectLarge(page, '/login/passwd');
});
