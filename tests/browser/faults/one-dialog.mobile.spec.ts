import { expect } from '@playwright/test';
import { connectionRefused } from './fault';
import { test } from './fixtures';
import { dialogIn, expectDialog } from './notices';
import { whenShown } from '../support/when-shown';

test('[GAT-07][SCR-01] when all of home fails at once one dialog says so, and each part loads again', async ({
  page,
  faults,
}) => {
  faults.set(connectionRefused, 'banners', 'homeDeals', 'hotWords');
  await page.goto('/login/passwd');
  await whenShown(page);
  await page.getByRole('link', { name: '返回' }).click();
  await expectDialog(page, '后端接口连接异常');
  await expect(page.getByText('推荐内容没有加载出来')).toBeVisible();
  await expect(dialogIn(page)).toHaveCount(0);
  expect(faults.count('banners') + faults.count('homeDeals') + faults.count('hotWords')).toBe(6);

  faults.clear();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('region', { name: '推荐', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
