import { expect, test } from '../support/fixtures';

test('[SES-05] an empty avatar is shown as the default: the surname', async ({ page, member }) => {
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  await expect(page.getByRole('main').locator('.avatar')).toHaveText(member.name.charAt(0));
  await expect(page.getByRole('main').locator('img.avatar')).toHaveCount(0);
});
