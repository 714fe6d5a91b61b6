import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { whenShown } from '../support/when-shown';
import { bringForward } from './ending';

const infoCall = '/webapp/register!get.action';
const unreadCall = '/webapp/message!seeListNum.action';

test('[SES-01][SES-04] a visitor’s pages request no user info and open no socket; a member’s do so once', async ({
  page,
  context,
  account,
  gateway,
}) => {
  const calls = callsOf(page);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto('/login/passwd');
  await whenShown(page);
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await bringForward(page);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sale\/landing\?redirect=%2Fsale%2F/);
  await expect(page.getByRole('heading', { level: 1, name: '出售项目' })).toBeVisible();
  expect(calls).toContain('/webapp/index!getData.action');
  expect(calls).not.toContain(infoCall);
  expect(calls).not.toContain(unreadCall);
  expect(sockets).toEqual([]);

  await signIn(context, gateway, account);
  const opened = page.waitForEvent('websocket');
  await page.goto('/');
  expect((await opened).url()).toMatch(new RegExp(`/ws\\?userId=${account.id}$`));
  await page.getByRole('link', { name: '我的', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
  await page.getByRole('link', { name: /^消息/ }).click();
  await expect(page).toHaveURL(/\/message$/);
  await expect(page.getByText('还没有消息')).toBeVisible();
  expect(calls.filter((path) => path === infoCall)).toEqual([infoCall]);
});
