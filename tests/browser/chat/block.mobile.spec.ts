import type { Locator, Page } from '@playwright/test';
import { field, log, write } from './talking';
import { expect, test } from './two-people';

const more = (page: Page): Locator => page.getByRole('button', { name: '更多操作' });
const menu = (page: Page): Locator => page.getByRole('menu', { name: '更多操作' });
const question = (page: Page): Locator => page.getByRole('dialog', { name: '拉黑对方' });

test('[SCR-11] who is blocked cannot write any more, and reads why, until they are let in again', async ({
  page,
  other,
}) => {
  await page.goto(other.address);
  // Who wrote first may go on once they were answered.
  await write(page, '请讲');
  await expect(field(other.page)).toBeVisible();
  await more(page).click();
  await menu(page).getByRole('menuitem', { name: '拉黑对方' }).click();
  await expect(question(page)).toContainText('拉黑后对方不能再给您发消息。');
  await question(page).getByRole('button', { name: '拉黑', exact: true }).click();
  const bar = page.getByText('您已拉黑对方，解除后才能继续发送消息。');
  await expect(bar).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  // The other's page says so while it is open.
  await expect(field(other.page)).toHaveCount(0);
  await expect(other.page.getByText('对方暂不接收您的消息')).toBeVisible();
  await page.getByRole('button', { name: '解除拉黑' }).click();
  await expect(field(page)).toBeVisible();
  await expect(bar).toHaveCount(0);
  // Nor has the other to load anything to go on.
  await write(other.page, '还在吗');
  await expect(log(page)).toContainText('还在吗');
  await expect(other.page.getByText('对方暂不接收您的消息')).toHaveCount(0);
});

test('[SCR-11][LAY-19] whoever thinks better of blocking blocks nobody: the question and its menu close by Escape, beside them and by back', async ({
  page,
  other,
}) => {
  await page.goto(other.address);
  await expect(field(page)).toBeVisible();
  await more(page).click();
  await expect(menu(page).getByRole('menuitem')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(more(page)).toBeFocused();

  await more(page).click();
  await page.mouse.click(120, 600);
  await expect(menu(page)).toHaveCount(0);

  await more(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);

  await more(page).click();
  await menu(page).getByRole('menuitem', { name: '拉黑对方' }).click();
  await question(page).getByRole('button', { name: '取消' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(more(page)).toBeFocused();
  await expect(field(page)).toBeVisible();
  await expect(page).toHaveURL(/\/message\/chat\?to=/);
});

test('[SCR-11] the menu of the head keeps off the edge of the window', async ({ page, other }) => {
  await page.goto(other.address);
  await more(page).click();
  const box = await menu(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) - 8);
});
