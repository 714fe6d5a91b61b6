import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { whenShown } from '../support/when-shown';
import { demoSeed } from '../../../tools/process/seeds';

const titles = (isTrue: (one: (typeof demoSeed.transfers)[number]) => boolean): string[] =>
  [...demoSeed.transfers]
    .filter(isTrue)
    .sort((one, other) => one.confirmedDaysAgo - other.confirmedDaysAgo)
    .map(({ title }) => title);

test('[SCR-04][ACC-02] a visitor reads the transfers of a source and one of them, above its bar', async ({
  page,
}) => {
  const calls = callsOf(page);
  await page.goto('/gf');
  await whenShown(page);
  const rows = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(rows).toHaveText(titles(() => true));
  expect(calls).toEqual([]);

  await page.getByRole('link', { name: '国资挂牌' }).click();
  await expect(page).toHaveURL(/\/gf\/soe$/);
  await expect(rows).toHaveText(titles(({ sourceType }) => sourceType === 'soe'));
  await page.getByRole('link', { name: '城市供水公司 30 % 国有股权转让' }).click();
  await expect(page.getByRole('heading', { name: '城市供水公司 30 % 国有股权转让' })).toBeVisible();
  await expect(page.getByText('赣南清源供水有限责任公司')).toBeVisible();

  // The bar stands at the lower edge of the phone, and the page ends above it.
  const bar = page.getByRole('group', { name: '操作' });
  await expect(bar.getByRole('button', { name: '登录后咨询转让方' })).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByRole('contentinfo');
  await expect(last).toBeInViewport();
  const ends = await Promise.all([bar, last].map((part) => part.boundingBox()));
  expect((ends[1]?.y ?? 0) + (ends[1]?.height ?? 0)).toBeLessThanOrEqual(ends[0]?.y ?? 0);
  expect((ends[0]?.y ?? 0) + (ends[0]?.height ?? 0)).toBe(page.viewportSize()?.height);

  await page.goBack();
  await expect(page).toHaveURL(/\/gf\/soe$/);
  await expect(rows).toHaveText(titles(({ sourceType }) => sourceType === 'soe'));

  // Who reports one logs in first.
  await page.getByRole('link', { name: '城市供水公司 30 % 国有股权转让' }).click();
  await page.getByRole('button', { name: '举报' }).click();
  await expect(page).toHaveURL(/\/login/);
});
