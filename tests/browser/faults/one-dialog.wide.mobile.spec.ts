import { expect } from '@playwright/test';
import { connectionRefused, httpStatus } from './fault';
import { test } from './fixtures';
import { dialogIn } from './notices';
import { whenShown } from '../support/when-shown';

test('[GAT-07] failures with different reasons are shown one after the other', async ({ page, faults }) => {
  faults.set(connectionRefused, 'banners', 'hotWords');
  faults.set(httpStatus(502), 'homeDeals');
  await page.goto('/login/passwd');
  await whenShown(page);
  await page.getByRole('link', { name: '返回' }).click();
  const dialog = dialogIn(page);
  const told: string[] = [];
  for (let place = 0; place < 2; place += 1) {
    const reason = dialog.getByText(/^(后端接口连接异常|系统接口502异常)$/);
    await expect(reason).toBeVisible();
    const text = await reason.innerText();
    told.push(text);
    await dialog.getByRole('button', { name: '关闭' }).click();
    await expect(dialog.filter({ hasText: text })).toHaveCount(0);
  }
  expect(told.toSorted()).toEqual(['后端接口连接异常', '系统接口502异常'].toSorted());
  await expect(dialog).toHaveCount(0);
});
