import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import type { Account } from '../support/accounts';
import { solveCaptcha } from '../support/captcha';
import { submitLogin } from '../support/log-in';
import { expectVisitorAtHome, logOut } from './ending';

const logIn = async (page: Page, account: Account): Promise<void> => {
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await solveCaptcha(page);
  await expect(page).toHaveURL(/\/user$/);
};

/** Logs in and out in one tab. Another that wanted the messages follows, offers to come back, and comes back. */
export const followEachOther = async (
  page: Page,
  context: BrowserContext,
  account: Account,
): Promise<void> => {
  const other = await context.newPage();
  await other.goto('/message');
  await expect(other).toHaveURL(/\/login/);
  await logIn(page, account);
  await expect(other).toHaveURL(/\/message$/);
  await expect(other.getByText('还没有消息')).toBeVisible();
  await logOut(page);
  await expectVisitorAtHome(page);
  const told = other.getByRole('dialog', { name: '您已在另一个页面退出登录' });
  await expect(told).toBeVisible();
  await expect(other).toHaveURL(/:\d+\/$/);
  await told.getByRole('button', { name: '重新登录' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await logIn(page, account);
  await expect(other).toHaveURL(/\/message$/);
  await expect(other.getByText('还没有消息')).toBeVisible();
};
