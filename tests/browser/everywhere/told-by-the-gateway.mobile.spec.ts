import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { broken, onCall, refusal } from '../support/gateway-calls';
import { whenShown } from '../support/when-shown';

const deals = '/webapp/index!getData.action';

/** Goes to home inside the application, so that home asks for itself. */
const comeHome = async (page: Page): Promise<void> => {
  await page.goto('/login/passwd');
  await whenShown(page);
  await page.getByRole('link', { name: '返回' }).click();
};

test('[GAT-06][GAT-13] code 500 shows a toast, another code a notification, a failed call a dialog', async ({
  page,
  watch,
}) => {
  watch.announce(/Failed to load resource/);
  const failing = await onCall(page, deals, refusal(500, '数据正在整理，请稍后再看'));
  await comeHome(page);
  await expect(page.locator('.adm-toast-main, .toast').getByText('数据正在整理，请稍后再看')).toBeVisible();
  await failing.stop();
  const refusing = await onCall(page, deals, refusal(1201, '今日查看次数已用完'));
  const reload = page.getByRole('button', { name: '重新加载' });
  await reload.click();
  await expect(page.locator('.notification').getByText('今日查看次数已用完')).toBeVisible();
  await refusing.stop();

  await onCall(page, deals, broken);
  await reload.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('系统提示')).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveText(['关闭']);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(dialog).toHaveCount(0);
});
