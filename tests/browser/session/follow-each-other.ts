import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import type { Account } from '../support/accounts';
import { solveCaptcha } from '../support/captcha';
import { submitLogin } from '../support/log-in';
import { expectVisitorAtHome, logOut } from './ending';

/** Logs in and out in one tab, while another that wanted the messages follows without being touched. */
export const followEachOther = async (
  page: Page,
  context: BrowserContext,
  account: Account,
): Promise<void> => {
  const other = await context.newPage();
  await other.goto('/message');
  await expect(other).toHaveURL(/\/login/);
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await solveCaptcha(page);
  await expect(page).toHaveURL(/\/user$/);
  await expect(other).toHaveURL(/\/message$/);
  await expect(other.getByText('还没有消息')).toBeVisible();
  await logOut(page);
  await expectVisitorAtHome(page);
  await expectVisitorAtHome(other);
};
