import { turnToSecond } from '../support/carousel';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { whenShown } from '../support/when-shown';

declare global {
  interface Window {
    /** The server's own elements, kept by the test to see that they stay. */
    servedElements?: readonly Element[];
  }
}

const keepServedElements = (): void => {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    window.servedElements = [...document.querySelectorAll('main, article, article a, [role="group"]')];
  });
};

test('[SCR-01][PER-03] hydration keeps what the server sent and repeats no call; a later home makes five', async ({
  page,
}) => {
  await page.addInitScript(keepServedElements);
  const calls = callsOf(page);
  await page.goto('/');
  await turnToSecond(page);
  const kept = await page.evaluate(() => (window.servedElements ?? []).map((element) => element.isConnected));
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.every(Boolean)).toBe(true);

  await page.goto('/sale/landing');
  await page.getByRole('main').getByRole('link', { name: '登录查看项目' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(calls).toEqual([]);

  await page.goto('/user/agreement');
  await whenShown(page);
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect
    .poll(() => [...calls].sort())
    .toEqual([
      '/webapp/index!getData.action',
      '/webapp/index!readBanner.action',
      '/webapp/index!readEvents.action',
      '/webapp/news!list.action',
      '/webapp/register!tuijianReci.action',
    ]);
});
