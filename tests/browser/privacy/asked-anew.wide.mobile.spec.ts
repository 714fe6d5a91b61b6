import { expect, test } from '../support/fixtures';
import { broken, callsOf, onCall } from '../support/gateway-calls';
import { agree, agreeButton, cameBack, question, recordOf } from './earlier-consent';

test('[PRI-06][LAY-19] a member with an earlier consent cannot pass the question, and agrees once', async ({
  page,
  context,
  gateway,
  account,
  watch,
}) => {
  watch.announce(/Failed to load resource/);
  // A visitor is not asked.
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(new URL('/', gateway.url).href);

  const token = await cameBack(context, gateway, account, '1.0');
  await page.goto('/message');
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(/\/agreePrivacy$/);
  for (const leave of [() => page.goBack(), () => page.reload()]) {
    await leave();
    await expect(question(page)).toBeVisible();
  }
  await page.goto('/user');
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(/\/agreePrivacy$/);

  const changes = page.getByRole('region', { name: '这一版政策有更新' });
  await expect(changes).toContainText('您之前同意的是版本 1.0');
  await expect(changes.getByRole('listitem').first()).toContainText('滑块验证');
  const lost = await onCall(page, agree, broken);
  await agreeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('未能记录您的同意：后端接口连接异常。请再试一次。');
  await expect(question(page)).toBeVisible();
  await lost.stop();
  await page.getByRole('button', { name: '重新提交' }).click();
  await expect(page).toHaveURL(/\/user$/);
  await expect(question(page)).toBeHidden();
  expect(await recordOf(gateway, token)).toMatchObject({
    list: [
      { version: '1.2', agreement: '1.0', environment: 'browser', withdrawnAt: null },
      { version: '1.0', agreement: '1.0' },
    ],
  });

  const calls = callsOf(page);
  await page.goto('/message');
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/message$/);
  expect(calls.filter((path) => path.includes('privacy!'))).toEqual([]);
});

test('[PRI-06][LOG-08] a member who refuses reads the consequence and is logged out on this device only', async ({
  page,
  context,
  gateway,
  account,
}) => {
  const token = await cameBack(context, gateway, account, '1.0');
  const elsewhere = await gateway.inside.sessions.open(account.id);
  await page.goto('/message');
  await page.getByRole('button', { name: '不同意' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '不同意新的版本，就需要退出登录' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('只在这台设备上退出登录');
  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(new URL('/', gateway.url).href);
  await expect(page.getByText('已退出登录').first()).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('Admin-Token');
  expect(await gateway.inside.sessions.userOf(token)).toBeNull();
  expect(await recordOf(gateway, elsewhere)).toMatchObject({
    list: [{ version: '1.0', withdrawnAt: null }],
  });
  await page.goto('/user');
  await expect(page).toHaveURL(/\/login/);
  await expect(question(page)).toBeHidden();
});
