import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { broken, onCall, refusal } from '../support/gateway-calls';
import { whenShown } from '../support/when-shown';

const deals = '/webapp/index!getData.action';

/** Comes to home inside the application, so that home asks for itself. */
const comeHome = async (page: Page): Promise<void> => {
  await page.goto('/login/passwd');
  await whenShown(page);
  await page.getByRole('link', { name: '返回' }).click();
};

test('[GAT-06] code 500 is told by a toast, another code by a notification, each with its message', async ({
  page,
}) => {
  const failing = await onCall(page, deals, refusal(500, '数据正在整理，请稍后再看'));
  await comeHome(page);
  await expect(page.locator('.adm-toast-main, .toast').getByText('数据正在整理，请稍后再看')).toBeVisible();
  await failing.stop();
  await onCall(page, deals, refusal(1201, '今日查看次数已用完'));
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.locator('.notification').getByText('今日查看次数已用完')).toBeVisible();
});

test('[GAT-13] a dialog is titled 系统提示 and closed by 关闭', async ({ page, watch }) => {
  watch.announce(/Failed to load resource/);
  await onCall(page, deals, broken);
  await comeHome(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('系统提示')).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveText(['关闭']);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(dialog).toHaveCount(0);
});
