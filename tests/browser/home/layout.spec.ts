import { expect, test } from '../support/fixtures';

const names = ['首页', '发布', '消息', '我的'];

test('[LAY-01] below 992 px a bottom bar has the tabs whose pages stand; from 992 px the top navigation does', async ({
  page,
  member: _member,
  phone,
}) => {
  await page.goto('/');
  const bars = page.getByRole('navigation', { name: '主导航' });
  await expect(bars).toHaveCount(1);

  if (phone) {
    await expect(bars.getByRole('link')).toHaveText(names);
    const [box, screen] = [await bars.boundingBox(), page.viewportSize()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(screen?.height);
  } else {
    const header = page.getByRole('banner').first();
    for (const name of names) await expect(header.getByRole('link', { name }).first()).toBeVisible();
    expect((await header.boundingBox())?.y).toBe(0);
  }
});

test('[LAY-01] a page that was come to has a way back at its top', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: '查看概况' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '出售项目' })).toBeVisible();

  await page.getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { name: '推荐项目' })).toBeVisible();
});
