import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { bringForward } from './ending';
import { whenShown } from '../support/when-shown';

const infoCall = '/webapp/register!get.action';
const unreadCall = '/webapp/message!seeListNum.action';

test('[SES-01][SES-04] user info loads once, on the first navigation; the name is shown and the socket opened', async ({
  page,
  member,
}) => {
  const calls = callsOf(page);
  const socket = page.waitForEvent('websocket');
  await page.goto('/');
  expect((await socket).url()).toMatch(new RegExp(`/ws\\?userId=${member.id}$`));
  await page.getByRole('link', { name: '我的', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  await page.getByRole('link', { name: /^消息/ }).click();
  await expect(page).toHaveURL(/\/message$/);
  await expect(page.getByText('还没有消息')).toBeVisible();
  expect(calls.filter((path) => path === infoCall)).toEqual([infoCall]);
});

test('[SES-01][SES-06] a visitor’s page asks neither for user info nor for the unread count, and opens no socket', async ({
  page,
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
});
