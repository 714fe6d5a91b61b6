import { expect, test } from '../support/fixtures';
import { whenShown } from '../support/when-shown';

test('[MKT-11] on a phone two deals are whole, and names and signs stay in view down to the last row', async ({
  page,
}) => {
  await page.goto('/sale?compare=20260334,20260336,20260418');
  await whenShown(page);
  await expect(page.getByText('：各项目不同的行。')).toBeInViewport();
  for (const place of [1, 2])
    await expect(page.getByRole('columnheader').nth(place)).toBeInViewport({ ratio: 1 });
  const table = page.getByRole('table', { name: '3 个项目的对比' });
  const last = table.getByRole('row').last();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(last).toBeInViewport();
  await expect(table.getByRole('columnheader').nth(1)).toBeInViewport({ ratio: 0.9 });
});
