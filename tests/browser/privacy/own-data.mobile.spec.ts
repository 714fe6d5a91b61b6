import { readFile } from 'node:fs/promises';
import { moment } from '../../../src/application/kit/moment';
import { agreeInTheApp } from '../environments/in-the-app';
import { expect, test } from '../support/fixtures';
import { callsOf, onCall } from '../support/gateway-calls';
import { logIn, signIn } from '../support/log-in';
import { enterApp, keptConsent } from './app-start';

test('[PRI-06] a member reads the login’s consent, exports all data and withdraws the consent', async ({
  page,
  account,
}) => {
  await page.goto('/user/privacy');
  const part = page.getByRole('region', { name: '我的同意与数据' });
  await expect(part).toContainText('登录后，可以在这里查看同意记录');

  await logIn(page, account);
  await expect(page).toHaveURL(/\/user$/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('hupo.consent-recorded')))
    .toBe(`${account.id} 1.2 1.0`);
  await page.goto('/user/privacy');
  await expect(part.getByRole('listitem')).toContainText(/版本 1\.2.*在浏览器同意/);

  const coming = page.waitForEvent('download');
  await part.getByRole('button', { name: '导出我的数据' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^个人数据-\d{8}\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  const { 数据: records } = JSON.parse(text) as { 数据: Record<string, readonly object[]> };
  expect(records['账号']).toMatchObject([{ 账号编号: account.id, 手机号: account.phone }]);
  expect(records['同意记录']).toHaveLength(1);
  expect(text).not.toContain('scrypt');
  await expect(part.getByRole('status')).toContainText('数据已导出');

  await part.getByRole('button', { name: '撤回同意' }).click();
  const sheet = page.getByRole('dialog', { name: '撤回同意' });
  await expect(sheet).toContainText('所有设备上退出登录');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await part.getByRole('button', { name: '撤回同意' }).click();
  await sheet.getByRole('button', { name: '确认撤回' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('已退出登录').first()).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('Admin-Token');
});

test('[PRI-02][PRI-06] (Capacitor double) withdrawing the consent sends nothing else and leaves no login', async ({
  page,
  context,
  gateway,
  account,
}) => {
  const token = await signIn(context, gateway, account);
  const kept = async () => (await context.cookies()).map(({ name }) => name);
  await enterApp(page);
  await page.goto('/');
  await agreeInTheApp(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('hupo.consent-recorded')))
    .toBe(`${account.id} 1.2 1.0`);
  await page.goto('/user/privacy');
  const part = page.getByRole('region', { name: '我的同意与数据' });
  await expect(part.getByRole('listitem')).toContainText(/版本 1\.2/);
  const withdrawal = '/webapp/privacy!withdraw.action';
  const answered = moment();
  await onCall(page, withdrawal, async (route) => {
    const response = await route.fetch();
    await answered.come;
    await route.fulfill({ response });
  });
  const calls = callsOf(page);
  await part.getByRole('button', { name: '撤回同意' }).click();
  await page.getByRole('dialog', { name: '撤回同意' }).getByRole('button', { name: '确认撤回' }).click();
  await expect.poll(() => calls).toContain(withdrawal);
  // The connection is back, for which the number of unread messages would be requested.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  answered.notify();
  await expect(page).toHaveURL(/\/agreePrivacy$/);
  expect(await kept()).not.toContain('Admin-Token');
  expect(await keptConsent(page)).toBeNull();
  expect(await gateway.inside.sessions.userOf(token)).toBeNull();
  expect(calls.slice(calls.indexOf(withdrawal))).toEqual([withdrawal]);
  const asked = await page.request.get(`${gateway.url}/gateway`, {
    headers: { 'X-Gateway-Path': '/webapp/register!get.action', Authorization: `Bearer ${token}` },
  });
  expect(await asked.json()).toMatchObject({ resultCode: 401 });

  await agreeInTheApp(page);
  await expect(page).toHaveURL(new URL('/', gateway.url).href);
  await page.goto('/user');
  await expect(page).toHaveURL(/\/login/);
});
