import { swipe } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';
import { darkShare } from './dark-share';

test('[SCR-06] a protected presentation is read as pictures, by fingers, and back closes it', async ({
  page,
  gateway,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/files/presentation/')) files.push(request.url());
  });
  await page.goto('/news/presentation');
  await whenLoaded(page);
  await expect(page.getByText('恒岳医疗创业投资基金')).toHaveCount(0);
  await page.getByRole('link', { name: /车规级电源管理芯片/ }).click();
  await whenLoaded(page);
  await page.getByRole('link', { name: '团队' }).click();
  const viewer = page.getByRole('dialog', { name: /车规级电源管理芯片/ });
  const team = viewer.getByRole('img', { name: /^第 10 页，团队。/ });
  await expect(team).toBeVisible();
  const share = await darkShare(team);
  expect(share).toBeGreaterThan(0.002);
  expect(share).toBeLessThan(0.2);

  await swipe(page, [320, 420], [80, 420]);
  await expect(viewer.getByRole('img', { name: /^第 11 页，/ })).toBeVisible();
  await expect(page).toHaveURL('/news/presentation/pres-002?page=11');
  await swipe(page, [80, 420], [320, 420]);
  await expect(team).toBeVisible();
  expect(files).toEqual([]);
  expect((await page.request.get(`${gateway.url}/files/presentation/pres-002.pdf`)).status()).toBe(403);

  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL('/news/presentation/pres-002');
});
