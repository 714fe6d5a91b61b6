import { expect, test } from '../support/fixtures';

test('[LAY-01] the layout changes exactly at 992 px', async ({ page }) => {
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' });
  const entrance = page.getByRole('banner').getByRole('link', { name: '找项目' });

  await page.setViewportSize({ width: 991, height: 800 });
  await expect(tabs).toBeVisible();
  await expect(entrance).toBeHidden();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(tabs).toBeHidden();
  await expect(entrance).toBeVisible();
});
