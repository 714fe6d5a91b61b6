import { expect, test } from '../support/fixtures';
import { broken, onCall } from '../support/gateway-calls';
import { whenShown } from '../support/when-shown';
import { titlesOf } from '../sale/listed';
import { pressAndSave, toggleCall } from './saved-press';

const [title = ''] = titlesOf();

test('[SCR-07][LAY-19] a star is rolled back when it fails, undone over a sheet, listed and restored', async ({
  page,
  member: _,
  watch,
}) => {
  watch.announce(/ERR_CONNECTION_RESET/);
  await page.goto('/sale');
  await whenShown(page);
  const star = page.getByRole('button', { name: `收藏：${title}` });
  const undo = page.getByRole('button', { name: '撤销' });
  const failing = await onCall(page, toggleCall, broken);
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(page.getByRole('alert')).toHaveText(/^收藏没有保存：/);
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await failing.stop();
  await pressAndSave(page, star);
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  // The note about the removal covers nothing of a sheet, and its button works above it.
  await pressAndSave(page, star);
  await expect(undo).toBeVisible();
  await page.getByRole('button', { name: '行业', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await expect(sheet).toBeVisible();
  const [over, under] = [await undo.boundingBox(), await sheet.boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  await pressAndSave(page, undo);
  await expect(undo).toHaveCount(0);
  await page.goBack();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/user');
  await page.getByRole('link', { name: '我的收藏' }).click();
  await page.getByRole('link', { name: /项目 ?1 项/ }).click();
  const row = page.getByRole('list', { name: '收藏的项目列表' }).getByRole('heading', { name: title });
  await expect(row).toBeVisible();
  await pressAndSave(page, star);
  await expect(page.getByText('还没有收藏的项目')).toBeVisible();
  await pressAndSave(page, undo);
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
});
