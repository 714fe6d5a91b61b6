import { expect, test } from '../support/fixtures';
import { solveCaptcha } from '../support/captcha';
import { submitLogin } from '../support/log-in';
import { expectVisitorAtHome, logOut } from './ending';

test('[LOG-14] a logout in one tab reaches the other at once, without its being touched', async ({
  page,
  context,
  member,
  watch,
}) => {
  watch.announce(/status of 401/);
  const other = await context.newPage();
  await other.goto('/message');
  await expect(other.getByText('还没有消息')).toBeVisible();
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  await logOut(page);
  await expectVisitorAtHome(page);
  await expectVisitorAtHome(other);
});

test('[LOG-14] a login in one tab leads the other on to the page that it wanted', async ({
  page,
  context,
  account,
}) => {
  const other = await context.newPage();
  await other.goto('/message');
  await expect(other).toHaveURL(/\/login/);
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await solveCaptcha(page);
  await expect(page).toHaveURL(/\/user$/);
  await expect(other).toHaveURL(/\/message$/);
  await expect(other.getByText('还没有消息')).toBeVisible();
});

test('[LOG-14] without broadcast channels (double: a browser that has none) tabs hear each other by storage', async ({
  page,
  context,
  member,
  watch,
}) => {
  watch.announce(/status of 401/);
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const other = await context.newPage();
  await other.goto('/message');
  await expect(other.getByText('还没有消息')).toBeVisible();
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  await logOut(page);
  await expectVisitorAtHome(other);
});
