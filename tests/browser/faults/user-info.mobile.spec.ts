import { expect, type Page } from '@playwright/test';
import { callLimit } from './every-fault';
import { connectionRefused, httpStatus, noAnswer, resultCode } from './fault';
import { test } from './fixtures';
import { dialogIn } from './notices';

const asked = async (page: Page, text: string): Promise<void> => {
  const dialog = dialogIn(page);
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText(text);
  await expect(dialog.getByText('提示', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveText(['留在此页', '重新登录']);
};

test('[SES-03][REL-03] user info that fails asks once with the reason, and the page stays usable', async ({
  page,
  member,
  faults,
}) => {
  await page.clock.install();
  const ways = [
    { fault: connectionRefused, text: '后端接口连接异常' },
    { fault: noAnswer, text: '系统接口请求超时' },
    { fault: resultCode(620, '用户服务暂不可用'), text: '用户服务暂不可用' },
  ];
  for (const [place, { fault, text }] of ways.entries()) {
    await test.step(text, async () => {
      faults.set(fault, 'userInfo');
      const before = faults.count('userInfo');
      if (place === 0) await page.goto('/user');
      else await page.getByRole('button', { name: '重新加载' }).click();
      await expect.poll(() => faults.count('userInfo')).toBeGreaterThan(before);
      if (fault === noAnswer) await page.clock.fastForward(callLimit);
      await asked(page, text);
      await page.getByRole('button', { name: '留在此页' }).click();
      await expect(dialogIn(page)).toHaveCount(0);
      await expect(page).toHaveURL('/user');
      await expect(page.getByRole('alert')).toContainText('资料没有加载出来');
    });
  }
  faults.clear();
  await page.getByRole('link', { name: '用户协议' }).click();
  await expect(page).toHaveURL('/user/agreement');
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
});

test('[GAT-07][SES-03] when no call of a page gets through, one dialog says so and asks', async ({
  page,
  member,
  watch,
}) => {
  watch.announce(/Failed to load resource/);
  let reachable = false;
  await page.route('**/gateway?*', (route) => (reachable ? route.continue() : route.abort()));
  await page.goto('/user');
  await asked(page, '后端接口连接异常');
  await page.getByRole('button', { name: '留在此页' }).click();
  await expect(page.getByText('数量没有加载出来')).toBeVisible();
  reachable = true;
  const reload = page.getByRole('alert').getByRole('button', { name: '重新加载' }).first();
  await expect(async () => {
    // A call that was under way while the dialog was read says so in another.
    const close = dialogIn(page).getByRole('button', { name: '关闭' });
    if ((await close.count()) > 0) await close.click({ timeout: 1_000 });
    await reload.click({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
});

test('[SES-03][LOG-08] a page that needs verification opens on a retry; logging in again leaves no token', async ({
  page,
  member,
  context,
  faults,
}) => {
  faults.set(connectionRefused, 'userInfo');
  await page.goto('/message');
  await asked(page, '后端接口连接异常');
  await page.getByRole('button', { name: '留在此页' }).click();
  await expect(page).toHaveURL('/message');
  const told = page.getByRole('main').getByRole('alert');
  await expect(told).toContainText('暂时无法确认您的认证状态');
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await expect(told.getByRole('button').or(told.getByRole('link'))).toHaveText(['重试', '返回首页']);
  faults.clear();
  await told.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('还没有消息')).toBeVisible();
  await page.getByRole('link', { name: '我的' }).click();
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();

  faults.set(httpStatus(502), 'userInfo');
  await page.goto('/user');
  await asked(page, '系统接口502异常');
  await page.getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'Admin-Token' }));
});
