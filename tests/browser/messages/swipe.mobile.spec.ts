import { expect, test } from '../support/fixtures';
import { fillInbox, rowsIn } from './inbox';

test('[SCR-11] a row that is pushed aside shows what can be done with it, and goes back once it is read', async ({
  page,
  member,
  gateway,
}) => {
  await fillInbox(gateway, member, 2);
  await page.goto('/message');
  const row = rowsIn(page).first();
  const read = row.getByRole('button', { name: /^标为已读/ });
  await expect(read).not.toBeInViewport();
  await row.locator('.message-item').evaluate((item) => item.scrollTo({ left: 200, behavior: 'instant' }));
  await expect(read).toBeInViewport();
  await read.click();
  await expect(row).not.toContainText('未读');
  await expect(row.getByRole('button', { name: /^移除/ })).not.toBeInViewport();
  await expect(page).toHaveURL(/\/message$/);
});
