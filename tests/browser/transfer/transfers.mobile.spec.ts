import { seedTransfers } from '../../../gateway/src/seed/content/transfers/all-transfers';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { whenShown } from '../support/when-shown';

const titles = (isTrue: (one: (typeof seedTransfers)[number]) => boolean): string[] =>
  [...seedTransfers]
    .filter(isTrue)
    .sort((one, other) => one.confirmedDaysAgo - other.confirmedDaysAgo)
    .map(({ title }) => title);

test('[SCR-04] a visitor reads the share transfers of a source and one of them, which come with their pages', async ({
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
  await page.goBack();
  await expect(page).toHaveURL(/\/gf\/soe$/);
  await expect(rows).toHaveText(titles(({ sourceType }) => sourceType === 'soe'));
});

test('[SCR-04][RTE-03] a source that nobody knows and a share transfer that is not there are told as such', async ({
  page,
  watch,
}) => {
  watch.announce(/404 \(Not Found\)/);
  await page.goto('/gf/nowhere');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await page.goto('/gf/soe/G20260061');
  await whenShown(page);
  await expect(page.getByText('转让项目不存在或已下架')).toBeVisible();
});

test('[SCR-04] on a phone what one does next about a share transfer stands at the lower edge, and the page ends above it', async ({
  page,
}) => {
  await page.goto('/gf/soe');
  await whenShown(page);
  await page.getByRole('link', { name: '城市供水公司 30 % 国有股权转让' }).click();
  await whenShown(page);
  const bar = page.getByRole('group', { name: '操作' });
  await expect(bar.getByRole('button', { name: '登录后咨询转让方' })).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByRole('contentinfo');
  await expect(last).toBeInViewport();
  const ends = await Promise.all([bar, last].map((part) => part.boundingBox()));
  expect((ends[1]?.y ?? 0) + (ends[1]?.height ?? 0)).toBeLessThanOrEqual(ends[0]?.y ?? 0);
  expect((ends[0]?.y ?? 0) + (ends[0]?.height ?? 0)).toBe(page.viewportSize()?.height);
});
