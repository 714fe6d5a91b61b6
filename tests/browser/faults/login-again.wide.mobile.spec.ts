import { expect, type Page } from '@playwright/test';
import { solveCaptcha } from '../support/captcha';
import { loginForm, submitLogin } from '../support/log-in';
import { connectionRefused } from './fault';
import { test } from './fixtures';
import { dialogIn } from './notices';

const refusal = (page: Page) => page.getByRole('main').getByRole('alert');

test('[REL-03][CAP-07] a login that failed, then one with an expired ticket, is refused; a third succeeds', async ({
  page,
  account,
  gateway,
  faults,
}) => {
  const form = loginForm(page);
  await page.goto('/login/passwd');
  faults.set(connectionRefused, 'login');
  await submitLogin(page, account);
  await solveCaptcha(page);
  await expect(refusal(page)).toContainText('后端接口连接异常');
  await expect(dialogIn(page)).toHaveCount(0);
  await expect(form.phone).toHaveValue(account.phone);
  await expect(form.submit).toBeEnabled();

  faults.set(async (route) => {
    gateway.clock.move(6 * 60_000);
    await route.continue();
  }, 'login');
  await submitLogin(page, account);
  await solveCaptcha(page);
  await expect(refusal(page)).toContainText('安全验证已失效，请重新验证');
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'Admin-Token' }));

  faults.clear();
  await submitLogin(page, account);
  await solveCaptcha(page);
  await expect(page).toHaveURL('/user');
});

const switchOffStorage = (): void => {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
};

test('[LOG-07] with storage switched off a user logs in, gets to the page wanted, reads and logs out', async ({
  page,
  account,
}) => {
  await page.addInitScript(switchOffStorage);
  await page.goto('/message');
  await expect(page).toHaveURL(/\/login$/);
  await submitLogin(page, account);
  await solveCaptcha(page);
  await expect(page).toHaveURL('/message');
  await page.getByRole('link', { name: '我的' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '确认' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'Admin-Token' }));
});
