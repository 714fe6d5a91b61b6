import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { demo } from '../support/accounts';
import { whenLoaded } from '../support/when-shown';

test('[LAY-17][DSK-03] by keyboard every hot word stays in view, and the banner and the search show one ring', async ({
  page,
  context,
  gateway,
}) => {
  await page.goto('/');
  await whenLoaded(page);
  const words = page.getByRole('region', { name: '热搜' }).getByRole('link');
  const count = await words.count();
  expect(count).toBeGreaterThan(4);
  await words.last().focus();
  await page.keyboard.press('Shift+Tab');
  for (let place = 0; place < count; place += 1) await expect(words.nth(place)).toBeInViewport({ ratio: 1 });
  const cutOff = await page
    .getByRole('region', { name: '热搜' })
    .evaluate((part) => part.scrollHeight - part.clientHeight);
  expect(cutOff).toBeLessThanOrEqual(0);

  const banner = page.locator('.slide[data-current] a');
  await banner.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(banner).toBeFocused();
  const ring = await banner.evaluate((link) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(link, '::after');
    return [getComputedStyle(link).outlineStyle, outlineStyle, outlineWidth];
  });
  expect(ring).toEqual(['none', 'solid', '2px']);

  // The way to the top stands beside what the page holds.
  await page.goto('/news');
  await whenLoaded(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const toTop = await page.getByRole('button', { name: '回到顶部' }).boundingBox();
  const held = await page.getByRole('main').locator('.panel, .news-list').first().boundingBox();
  expect(toTop?.x ?? 0).toBeGreaterThanOrEqual((held?.x ?? 0) + (held?.width ?? 0));

  await signIn(context, gateway, demo.shen);
  await page.goto('/message');
  await whenLoaded(page);
  const search = page.getByRole('searchbox');
  await search.focus();
  const rings = await search.evaluate((input) => {
    const label = input.closest('label') ?? input;
    return [input, label].filter((one) => {
      const { outlineStyle, boxShadow } = getComputedStyle(one);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    }).length;
  });
  expect(rings).toBe(1);
});

test('[LAY-17] forced colours keep the steps of a deal distinguishable', async ({
  page,
  context,
  gateway,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(context, gateway, demo.shen);
  await page.goto('/sale/entrust/20260409');
  await whenLoaded(page);
  const groundOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((step) => getComputedStyle(step, '::after').backgroundColor);
  expect(await groundOf('.step-past')).not.toBe(await groundOf('.step-now'));
});
