import { expect, test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';

test('[LAY-19][SCR-12] after a reload under an open sheet the first step back leaves the page', async ({
  page,
  member,
}) => {
  expect(member.id).not.toBe('');
  await page.goto('/message');
  await page
    .getByRole('link', { name: /琥珀助手/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/message\/dify$/);
  await whenLoaded(page);
  await page.getByRole('button', { name: '历史对话' }).click();
  await expect(page.getByRole('dialog', { name: '历史对话' })).toBeVisible();
  await page.reload();
  await whenLoaded(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/message$/);
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible();
});
