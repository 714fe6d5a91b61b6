import { expect, test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';
import { darkShare } from './dark-share';

test('[SCR-06] a PDF is read page by page by keys and wheel, its code comes when it is opened', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const readers = () => asked.filter((url) => /pdf[^/]*\.m?js/.test(url));
  await page.goto('/news');
  await whenLoaded(page);
  await page.getByRole('link', { name: '项目路演：逐页查看路演材料' }).click();
  await page.getByRole('link', { name: '玉米杂交种与种子加工线融资路演' }).click();
  await expect(page).toHaveURL('/news/presentation/pres-001');
  await whenLoaded(page);
  expect(readers()).toEqual([]);

  await page.getByRole('link', { name: '逐页查看' }).click();
  const viewer = page.getByRole('dialog', { name: '玉米杂交种与种子加工线融资路演' });
  const first = viewer.getByRole('img', { name: /^第 1 页，/ });
  await expect(first).toBeVisible();
  expect(readers().length).toBeGreaterThan(0);
  // The cover is dark with a light title.
  expect(await darkShare(first)).toBeGreaterThan(0.8);
  expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2_048);

  await page.keyboard.press('ArrowRight');
  const second = viewer.getByRole('img', { name: /^第 2 页，摘要。/ });
  await expect(second).toBeVisible();
  await expect(page).toHaveURL('/news/presentation/pres-001?page=2');
  const share = await darkShare(second);
  expect(share).toBeGreaterThan(0.002);
  expect(share).toBeLessThan(0.2);
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/news/presentation/pres-001?page=17');
  await viewer.getByRole('combobox', { name: '选择页码' }).selectOption('9');
  await expect(viewer.getByRole('img', { name: /^第 9 页，/ })).toBeVisible();

  await viewer.getByRole('group').hover();
  await page.mouse.wheel(0, -600);
  await expect(page.locator('.viewer-picture')).toHaveAttribute('style', /scale\([2-5]/);
  await page.keyboard.press('0');
  await viewer.getByRole('button', { name: '全屏' }).click();
  await expect(viewer.getByRole('button', { name: '退出全屏' })).toBeVisible();
  await viewer.getByRole('button', { name: '退出全屏' }).click();

  await page.reload();
  await expect(viewer.getByRole('img', { name: /^第 9 页，/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL('/news/presentation/pres-001');
});
