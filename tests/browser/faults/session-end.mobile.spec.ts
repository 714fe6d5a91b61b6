import { expect, type Page } from '@playwright/test';
import { demo } from '../support/accounts';
import { signIn } from '../support/log-in';
import { noAnswer } from './fault';
import { test } from './fixtures';
import { dialogIn, expectToast } from './notices';

const tokenCookie = expect.objectContaining({ name: 'Admin-Token' }) as object;

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '退出登录' }).click();
  await dialogIn(page).getByRole('button', { name: '确认' }).click();
};

test('[LOG-08][REL-03] logging out ends on the device although the server never answers', async ({
  page,
  context,
  member,
  faults,
}) => {
  await page.clock.install();
  faults.set(noAnswer, 'logout');
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  await logOut(page);
  await expect.poll(() => faults.count('logout')).toBe(1);
  await page.clock.fastForward(15_000);
  await expect(page).toHaveURL('/');
  await expectToast(page, '已退出登录');
  await expect(dialogIn(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
  expect(await context.cookies()).not.toContainEqual(tokenCookie);
});

test('[SES-07] a token revoked while in use ends the session once, at home, with a way to log in again', async ({
  page,
  context,
  gateway,
  watch,
}) => {
  watch.announce(/status of 401/);
  await signIn(context, gateway, demo.shen);
  await page.goto('/message');
  const list = page.getByRole('list', { name: '消息列表' });
  await expect(list).toBeVisible();
  const message = await list.getByRole('link').first().elementHandle();
  await gateway.inside.sessions.endAll(demo.shen.id);
  // The socket may tell of it before a call does, and the list is gone by then: a link that stands in no page would
  // load a document.
  await message.evaluate((link) => {
    if (link.isConnected) link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL('/');
  await expectToast(page, '登录已失效，请重新登录');
  await expect(dialogIn(page)).toHaveCount(0);
  expect(await context.cookies()).not.toContainEqual(tokenCookie);
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/login');
});
