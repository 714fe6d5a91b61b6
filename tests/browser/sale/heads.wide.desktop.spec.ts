import { expect, test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';

test('[SCR-02][SCR-04] demands are ordered by their budget, and transfers by their last day', async ({
  page,
}) => {
  const buttons = page.getByRole('columnheader').getByRole('button');
  await page.goto('/buy');
  await whenLoaded(page);
  await expect(buttons).toHaveText(['收购预算']);
  await buttons.click();
  await expect(page).toHaveURL(/\/buy\?sort=amountDown$/);
  await page.goto('/gf');
  await whenLoaded(page);
  await expect(buttons).toHaveText(['转让总价', '报名截止']);
  await page.getByRole('columnheader', { name: '报名截止' }).getByRole('button').click();
  await expect(page).toHaveURL(/\/gf\?sort=deadline$/);
  await expect(page.getByRole('columnheader', { name: '报名截止' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});
