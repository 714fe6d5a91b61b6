import type { BrowserContext, Page } from '@playwright/test';
import { callGateway } from '../../support/gateway/call';
import { inWechat } from '../login/in-wechat';
import type { Account } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import type { BrowserGateway } from '../support/gateway';
import { broken, callsOf, onCall } from '../support/gateway-calls';
import { signIn } from '../support/log-in';

const agree = '/webapp/privacy!agree.action';
const question = (page: Page) => page.getByRole('heading', { level: 1, name: '请重新确认您的同意' });
const agreeButton = (page: Page) => page.getByRole('button', { name: '同意并继续' });

/** A member in this browser who has consented to a version of the policy. */
const cameBack = async (
  context: BrowserContext,
  gateway: BrowserGateway,
  account: Account,
  version: string,
): Promise<string> => {
  const token = await signIn(context, gateway, account);
  const parameters = { version, agreement: '1.0', at: '1790000000000', environment: 'browser' };
  await callGateway(gateway.url, agree, { method: 'POST', token, parameters });
  return token;
};
const recordOf = async (gateway: BrowserGateway, token: string): Promise<unknown> =>
  (await callGateway(gateway.url, '/webapp/privacy!consents.action', { token })).data;

test('[PRI-06] a member with an earlier consent reads what has changed and both texts, agrees, and is asked no more', async ({
  page,
  context,
  gateway,
  account,
}) => {
  const token = await cameBack(context, gateway, account, '1.0');
  await page.goto('/message');
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(/\/agreePrivacy$/);
  const changes = page.getByRole('region', { name: '这一版政策有更新' });
  await expect(changes).toContainText('您之前同意的是版本 1.0');
  await expect(changes.getByRole('listitem').first()).toContainText('滑块验证');
  for (const [name, title] of [
    ['《用户协议》', '用户协议'],
    ['《隐私政策》', '隐私政策'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(question(page)).toBeVisible();
  }

  await agreeButton(page).click();
  await expect(page).toHaveURL(/\/message$/);
  await expect(question(page)).toBeHidden();
  expect(await recordOf(gateway, token)).toMatchObject({
    list: [
      { version: '1.2', agreement: '1.0', environment: 'browser', withdrawnAt: null },
      { version: '1.0', agreement: '1.0' },
    ],
  });
  const calls = callsOf(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/message$/);
  expect(calls.filter((path) => path.includes('privacy!'))).toEqual([]);
  await page.goto('/user/privacy');
  const record = page.getByRole('region', { name: '我的同意与数据' }).getByRole('listitem');
  await expect(record.first()).toContainText(/隐私政策版本 1\.2，用户协议版本 1\.0.*在浏览器同意/);
});

test('[PRI-06][LAY-19] neither back nor an address nor a reload leads past the question', async ({
  page,
  context,
  gateway,
  account,
}) => {
  await page.goto('/');
  await page.goto('/login/passwd');
  await cameBack(context, gateway, account, '1.0');
  await page.goto('/message');
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.reload();
  await expect(question(page)).toBeVisible();
  await page.goto('/user');
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(/\/agreePrivacy$/);
});

test('[PRI-06][REL-03] a consent that does not arrive keeps the question with its reason, and can be sent again', async ({
  page,
  context,
  gateway,
  account,
  watch,
}) => {
  watch.announce(/Failed to load resource/);
  const token = await cameBack(context, gateway, account, '1.0');
  await page.goto('/message');
  const line = await onCall(page, agree, broken);
  await agreeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('未能记录您的同意：后端接口连接异常。请再试一次。');
  await expect(question(page)).toBeVisible();
  await line.stop();
  await page.getByRole('button', { name: '重新提交' }).click();
  await expect(page).toHaveURL(/\/message$/);
  expect(await recordOf(gateway, token)).toMatchObject({ list: [{ version: '1.2' }, { version: '1.0' }] });
});

test('[PRI-06][LOG-08] who refuses reads what follows, is logged out here and goes on as a visitor', async ({
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

test('[PRI-06] neither a visitor nor who has consented to what holds is asked', async ({
  page,
  context,
  gateway,
  account,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(new URL('/', gateway.url).href);
  await cameBack(context, gateway, account, '1.2');
  await page.goto('/message');
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/message$/);
  await expect(question(page)).toBeHidden();
});

test.describe('in WeChat', () => {
  test.use(inWechat);

  test('[PRI-06] (WeChat double) a member with an earlier consent is asked too, and the record says where', async ({
    page,
    context,
    gateway,
    account,
  }) => {
    const token = await cameBack(context, gateway, account, '1.0');
    await page.goto('/message');
    await expect(question(page)).toBeVisible();
    await agreeButton(page).click();
    await expect(page).toHaveURL(/\/message$/);
    expect(await recordOf(gateway, token)).toMatchObject({
      list: [{ version: '1.2', environment: 'wechat' }, { version: '1.0' }],
    });
  });
});
