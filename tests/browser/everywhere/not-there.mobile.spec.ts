import { expect, test } from '../support/fixtures';

test('[LAY-07] an unknown deal is told by its page alone: nothing lies over the way back, and the title says so', async ({
  page,
  member,
  watch,
}) => {
  expect(member.id).toBeDefined();
  watch.announce(/404/);
  const answer = await page.goto('/sale/entrust/999999999');
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).toContain('<title>页面未找到 - 琥珀并购</title>');
  await expect(page.getByRole('main').getByText('项目不存在或已下架')).toBeVisible();
  await expect(page).toHaveTitle('页面未找到 - 琥珀并购');
  await expect(page.locator('.notification')).toHaveCount(0);
  await expect(page.getByText('项目不存在或已下架')).toHaveCount(1);

  await page.getByRole('main').getByRole('link', { name: '查看在售项目' }).click();
  await expect(page).toHaveTitle('找项目 - 琥珀并购');
});
