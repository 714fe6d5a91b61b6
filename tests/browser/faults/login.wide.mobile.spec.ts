import { expect, type Page } from '@playwright/test';
import { solveCaptcha } from '../support/captcha';
import { loginForm, submitLogin } from '../support/log-in';
import { callLimit } from './every-fault';
import {
  connectionRefused,
  httpStatus,
  noAnswer,
  notJson,
  resetMidBody,
  resultCode,
  wrongShape,
} from './fault';
import { test } from './fixtures';
import { dialogIn } from './notices';

const refusal = (page: Page) => page.getByRole('main').getByRole('alert');

test('[REL-03][LOG-02] every failure of the login is shown in the form, which stays to try again', async ({
  page,
  account,
  brokenServer,
  faults,
}) => {
  test.slow();
  const form = loginForm(page);
  await page.clock.install();
  await page.goto('/login/passwd');
  const ways = [
    { fault: connectionRefused, text: '后端接口连接异常' },
    { fault: resetMidBody(brokenServer), text: '后端接口连接异常' },
    { fault: noAnswer, text: '系统接口请求超时' },
    { fault: httpStatus(500), text: '系统接口500异常' },
    { fault: httpStatus(502), text: '系统接口502异常' },
    { fault: httpStatus(403), text: '系统接口403异常' },
    { fault: notJson, text: '系统返回的数据有误' },
    { fault: wrongShape, text: '系统返回的数据有误' },
    { fault: resultCode(500, '登录服务暂停五分钟'), text: '登录服务暂停五分钟' },
    { fault: resultCode(400, '账号已被冻结，请联系客服'), text: '账号已被冻结，请联系客服' },
  ];
  for (const { fault, text } of ways) {
    await test.step(text, async () => {
      faults.set(fault, 'login');
      const before = faults.count('login');
      await submitLogin(page, account);
      await solveCaptcha(page);
      await expect.poll(() => faults.count('login')).toBe(before + 1);
      if (fault === noAnswer) await page.clock.fastForward(callLimit);
      await expect(refusal(page)).toContainText(text);
      await expect(dialogIn(page)).toHaveCount(0);
      await expect(form.phone).toHaveValue(account.phone);
      await expect(form.submit).toBeEnabled();
    });
  }
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'Admin-Token' }));
  faults.clear();
  await submitLogin(page, account);
  await solveCaptcha(page);
  await expect(page).toHaveURL('/user');
});

test('[LOG-07] with full storage a user logs in, gets to the page wanted, reads and logs out', async ({
  page,
  account,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
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
