import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { enterApp } from './app-start';

const agreeButton = (page: Page) => page.getByRole('button', { name: '同意并继续' });

test('[PRI-05] (Capacitor double) a device that keeps nothing says so, and asks again at the next start', async ({
  page,
}) => {
  await enterApp(page, { storage: 'full' });
  await page.goto('/');
  await agreeButton(page).click();
  await expect(page.getByText('设备未能保存您的选择，下次启动时会再次询问').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(agreeButton(page)).toBeVisible();
});

test('[PRI-06] (Capacitor double) a newer version is asked about again, and says what changed', async ({
  page,
}) => {
  await enterApp(page, { consent: { version: '1.0', at: 1_790_000_000_000 } });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '这一版政策有更新' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('您之前同意的是版本 1.0');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('滑块验证');
  await agreeButton(page).click();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(page).toHaveURL(/\/$/);
});
