import { expect, test } from '../support/fixtures';
import { whenShown } from '../support/when-shown';

test('[MKT-11] on a phone the names of the deals stay above the rows, down to the last of them', async ({
  page,
}) => {
  await page.goto('/sale?compare=20260334,20260336,20260418');
  await whenShown(page);
  const table = page.getByRole('table', { name: '3 个项目的对比' });
  const last = table.getByRole('row').last();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(last).toBeInViewport();
  await expect(table.getByRole('columnheader').nth(1)).toBeInViewport({ ratio: 0.9 });
});

test('[MKT-11] a price that is to be negotiated is said so beside another', async ({ page }) => {
  await page.goto('/sale?compare=20260334,20260336');
  await whenShown(page);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '金额', exact: true }) });
  await expect(row.getByRole('cell').filter({ hasText: '面议' })).toHaveCount(2);
});
