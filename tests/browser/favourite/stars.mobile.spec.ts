import { seeds } from '../../../gateway/src/seed/seeds';
import { expectVisitorAtHome, logOut } from '../session/ending';
import { expect, test } from '../support/fixtures';
import { broken, onCall } from '../support/gateway-calls';
import { memoryOf } from '../support/memory-of';
import { whenShown } from '../support/when-shown';
import { titlesOf } from '../sale/listed';

const [title = ''] = titlesOf();

test('[SCR-07] a star shows at once, its deal stands among the favourites, and is had back after it was taken out', async ({
  page,
  member: _,
}) => {
  await page.goto('/sale');
  await whenShown(page);
  const star = page.getByRole('button', { name: `收藏：${title}` });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/user');
  await page.getByRole('link', { name: '我的收藏' }).click();
  await page.getByRole('link', { name: /项目 ?1 项/ }).click();
  const row = page.getByRole('list', { name: '收藏的项目列表' }).getByRole('heading', { name: title });
  await expect(row).toBeVisible();
  await star.click();
  await expect(page.getByText('还没有收藏的项目')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
});

test('[SCR-07] a press that is not saved is rolled back, and says why', async ({
  page,
  member: _,
  watch,
}) => {
  watch.announce(/ERR_CONNECTION_RESET/);
  await page.goto('/sale');
  await whenShown(page);
  const toggle = await onCall(page, '/webapp/collect!toggle.action', broken);
  const star = page.getByRole('button', { name: `收藏：${title}` });
  await star.click();
  await expect(page.getByRole('alert')).toHaveText(/^收藏没有保存：/);
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await toggle.stop();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('[SCR-07] a visitor who presses a star is led to the login', async ({ page }) => {
  await page.goto('/sale');
  await whenShown(page);
  await page.getByRole('button', { name: `收藏：${title}` }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('[SEC-04] after a logout the memory holds none of the stars that were pressed, before another page has stars', async ({
  page,
  member: _,
}) => {
  const [{ id } = { id: '' }] = seeds.demo.sales.filter((sale) => sale.title === title);
  await page.goto('/user');
  await page.getByRole('link', { name: '我的收藏' }).click();
  await page.getByRole('link', { name: /项目 ?0 项/ }).click();
  await page.getByRole('link', { name: '去找项目' }).click();
  await page.getByRole('button', { name: `收藏：${title}` }).click();
  expect(await memoryOf(page)).toContain(`sale/${id}`);
  for (const path of ['/favorite/sales', '/favorite', '/user']) {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await logOut(page);
  await expectVisitorAtHome(page);
  await expect.poll(async () => (await memoryOf(page)).includes(`sale/${id}`)).toBe(false);
});
