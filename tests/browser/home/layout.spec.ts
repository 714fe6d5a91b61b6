import { expect, test } from '../support/fixtures';

const names = ['首页', '发布', '消息', '我的'];

test('[LAY-01] below 992 px the tabs are at the bottom, from 992 px at the top; a page has a way back', async ({
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

  await page.getByRole('contentinfo').getByRole('link', { name: '用户协议' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '用户协议' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { name: '推荐项目' })).toBeVisible();
});
