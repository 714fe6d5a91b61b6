import { expectVisitorAtHome, logOut } from '../session/ending';
import { expect, test } from '../support/fixtures';
import { memoryOf } from '../support/memory-of';
import { titlesOf } from '../sale/listed';
import { demoSeed } from '../../../tools/process/seeds';

const [title = ''] = titlesOf();
const [{ id } = { id: '' }] = demoSeed.sales.filter((sale) => sale.title === title);

test('[SEC-04] after a logout the memory holds none of the stars that were pressed', async ({
  page,
  member: _,
}) => {
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
