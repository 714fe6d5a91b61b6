import { expect, test } from '../support/fixtures';
import { whenShown } from '../support/when-shown';
import { dearest, isEastern, rowsIn, titlesOf } from './listed';

test('[SCR-03] beside the list at a desk each choice is shown at once', async ({ page }) => {
  await page.goto('/sale');
  await whenShown(page);
  const column = page.getByRole('form', { name: '筛选' });
  await column.getByRole('button', { name: '先进制造' }).click();
  await column.getByRole('checkbox', { name: '机器人' }).click();
  await expect(page).toHaveURL(/\/sale\?industry=0102$/);
  await expect(rowsIn(page)).toHaveText([...titlesOf(({ industry }) => industry === '机器人')]);
  await expect(column.getByRole('checkbox', { name: '机器人' })).toBeChecked();

  await column.getByRole('button', { name: '清空' }).click();
  await expect(page).toHaveURL(/\/sale$/);
  await column.getByLabel('华东').click();
  await expect(rowsIn(page)).toHaveText(titlesOf(isEastern).slice(0, 20));
});

test('[SCR-03] at a desk words are searched for when they are sent, and the list is ordered as one chooses', async ({
  page,
}) => {
  await page.goto('/sale');
  await whenShown(page);
  await page.getByRole('searchbox', { name: '标题、代码、关键词' }).fill('减速器');
  await page.getByRole('searchbox', { name: '标题、代码、关键词' }).press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect(rowsIn(page).first()).toContainText('减速器');

  await page.goto('/sale');
  await whenShown(page);
  await page
    .getByLabel('排序', { exact: true })
    .filter({ visible: true })
    .selectOption({ label: '金额从高到低' });
  await expect(page).toHaveURL(/\/sale\?sort=amountDown$/);
  await expect(rowsIn(page).first()).toHaveText(dearest?.title ?? '');
});
