import type { Page } from '@playwright/test';
import { publishNews } from '../../support/gateway/news';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { whenShown } from '../support/when-shown';
import { demoSeed } from '../../../tools/process/seeds';

declare global {
  interface Window {
    /** The server's own elements, kept by the test to see that they stay. */
    servedWords?: readonly Element[];
  }
}

const [newest] = [...demoSeed.news].sort((one, other) => one.daysAgo - other.daysAgo);
const newestTitle = newest?.title ?? '';

const keepServedWords = (): void => {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive')
      window.servedWords = [...document.querySelectorAll('.rich-text, .rich-text *')];
  });
};

/** The HTML that the server sends to a browser that asks for this address. */
const servedBy = async (page: Page, address: string): Promise<string> =>
  (await page.request.get(address)).text();

/** The page names its own code and its wiring in its HTML, so that one round fetches all of it (PER-01). */
const expectCodeNamed = async (page: Page, html: string): Promise<void> => {
  await whenShown(page);
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const own = fetched.filter((script) =>
    /\/(?:index|first-load|news|page-map|page-ports|ports)-[^/]+\.js$/.test(script),
  );
  expect(own.length).toBeGreaterThanOrEqual(6);
  expect(own.filter((script) => !html.includes(script))).toEqual([]);
};

test('[SCR-06][PER-03] an article arrives whole with its page and names its code; the next one follows', async ({
  page,
  watch,
}) => {
  await page.addInitScript(keepServedWords);
  const calls = callsOf(page);
  await page.goto('/news');
  await expectCodeNamed(page, await servedBy(page, '/news'));
  const address = (await page.getByRole('link', { name: newestTitle }).getAttribute('href')) ?? '';
  const html = await servedBy(page, address);
  await page.goto(address);
  await expectCodeNamed(page, html);
  await expect(page.getByRole('heading', { level: 2, name: newestTitle })).toBeVisible();
  await expect(page.getByRole('table')).toContainText('谐波减速器');
  await expect(page.getByText('约 2 分钟')).toBeVisible();
  const kept = await page.evaluate(() => (window.servedWords ?? []).map(({ isConnected }) => isConnected));
  expect(kept.length).toBeGreaterThan(40);
  expect(kept.every(Boolean)).toBe(true);
  expect(calls).toEqual([]);

  await page.goto('/news?category=industry');
  await whenShown(page);
  await page.getByRole('link', { name: newestTitle }).click();
  await expect(page.getByRole('heading', { level: 2, name: newestTitle })).toBeVisible();
  await expect(page.getByText('我们不缺订单')).toBeVisible();
  const next = page.getByRole('list', { name: '接着读' }).getByRole('link').first();
  const nextTitle = await next.innerText();
  await next.click();
  await expect(page.getByRole('heading', { level: 2, name: nextTitle })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/news\?category=industry$/);
  await expect(page.getByRole('link', { name: newestTitle })).toBeVisible();

  watch.announce(/404 \(Not Found\)/);
  const missing = await page.goto('/news/999999');
  expect(missing?.status()).toBe(404);
  await expect(page.getByText('资讯不存在或已下架')).toBeVisible();
  await page.getByRole('link', { name: '全部资讯' }).click();
  await expect(page.getByRole('list', { name: '资讯列表' })).toBeVisible();
});

test('[SEC-03][SCR-06] nothing of an article runs or leaves the page; its links stay in the application', async ({
  page,
  gateway,
  watch,
}) => {
  watch.announce(/script-src-attr/, /inline event handler/);
  const html =
    '<p>可以从<a href="/sale/landing">出售项目</a>开始。</p><script>window.ran = 1</script><img src="x" onerror="window.ran = 1"><a href="javascript:window.ran = 1">看这里</a>';
  const id = await publishNews(gateway, { title: '恶意的一条', html });
  for (const way of ['served', 'client'] as const) {
    if (way === 'served') await page.goto(`/news/${id}`);
    else {
      await page.goto('/news');
      await whenShown(page);
      await page.getByRole('link', { name: '恶意的一条' }).first().click();
    }
    await whenShown(page);
    await page.getByText('看这里').click();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await expect(page.locator('.rich-text :is(script, img)')).toHaveCount(0);
  }
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('link', { name: '出售项目' }).last().click();
  await expect(page).toHaveURL(/\/sale\/landing$/);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await gateway.inside.desk.news.withdraw(Number(id));
});
