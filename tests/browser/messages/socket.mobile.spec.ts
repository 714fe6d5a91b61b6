import { expect, test } from '../support/fixtures';
import { freeze, ownClock } from '../support/frozen-clock';
import { callsOf } from '../support/gateway-calls';
import { logIn } from '../support/log-in';
import { expectUnread, fillInbox, rowsIn } from './inbox';
import { holdSockets, subscriptionOn } from './sockets';

const unreadCall = '/webapp/message!seeListNum.action';

test('[SOC-01][SOC-04] a login opens one socket for the user, the token not in its address; a logout closes it', async ({
  page,
  context,
  account,
  gateway,
}) => {
  const addresses: string[] = [];
  page.on('websocket', (socket) => addresses.push(socket.url()));
  const opened = page.waitForEvent('websocket');
  await logIn(page, account);
  const socket = await opened;
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? 'missing';
  expect(socket.url()).toBe(`${gateway.url.replace('http', 'ws')}/ws?userId=${account.id}`);
  expect(socket.url()).not.toContain(token);

  await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
  expect(socket.isClosed()).toBe(false);
  const closed = socket.waitForEvent('close');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认' }).click();
  await closed;
  expect(addresses).toHaveLength(1);
});

test('[SOC-01] the page subscribes to its queue and shows its token in the CONNECT frame alone', async ({
  page,
  context,
  member,
}) => {
  const sockets = await holdSockets(page);
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();

  const sent = sockets[0]?.sent ?? [];
  expect(sent.find((frame) => frame.startsWith('SUBSCRIBE'))).toMatch(
    /^destination:\/user\/queue\/message$/m,
  );
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? 'missing';
  expect(
    sent.filter((frame) => /Authorization:Bearer/.test(frame)).map((frame) => frame.split('\n')[0]),
  ).toEqual(['CONNECT']);
  expect(sockets[0]?.route.url()).not.toContain(token);
});

test('[SOC-02] a connection that is cut opens again after 2 s, not before, and messages arrive on it', async ({
  page,
  member,
  secondAccount,
}) => {
  await ownClock(page);
  const sockets = await holdSockets(page);
  await page.goto('/message');
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();
  await freeze(page);
  await sockets[0]?.cut();
  const notice = page.getByText('连接已断开，正在重新连接');
  await expect(notice).toBeVisible();

  await page.clock.runFor(1_999);
  expect(sockets).toHaveLength(1);
  await page.clock.runFor(1);
  await expect.poll(() => sockets.length).toBe(2);
  await expect.poll(() => subscriptionOn(sockets[1])).not.toBeNull();
  await expect(notice).toHaveCount(0);
  await page.clock.resume();
  await secondAccount.say(member, '又连上了');
  await expect(rowsIn(page).first()).toContainText('又连上了');
});

test('[SOC-05] what arrives while the connection is down is in the list after it opens again, once, and counted', async ({
  page,
  member,
  secondAccount,
  gateway,
}) => {
  await secondAccount.say(member, '断线之前');
  await ownClock(page);
  const sockets = await holdSockets(page);
  await page.goto('/message');
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();
  await expect(rowsIn(page)).toHaveCount(1);
  await freeze(page);
  await sockets[0]?.cut();
  await expect(page.getByText('连接已断开，正在重新连接')).toBeVisible();
  await secondAccount.say(member, '断线之中一');
  await secondAccount.say(member, '断线之中二');
  await fillInbox(gateway, member, 2);
  await expect(rowsIn(page)).toHaveCount(1);
  await expect(rowsIn(page)).toContainText('断线之前');

  await page.clock.runFor(2_000);
  await expect.poll(() => subscriptionOn(sockets[1])).not.toBeNull();
  await page.clock.resume();
  await expect(rowsIn(page)).toHaveCount(3);
  await expect(rowsIn(page)).toContainText(['第 2 封', '第 1 封', '断线之中二']);
  await expectUnread(page, '5');
});

test('[SOC-02] after a logout nothing connects again', async ({ page, member }) => {
  await ownClock(page);
  const sockets = await holdSockets(page);
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认' }).click();
  await expect(page.getByRole('heading', { name: '推荐项目' })).toBeVisible();

  await page.clock.runFor(120_000);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.clock.runFor(120_000);
  expect(sockets).toHaveLength(1);
});

test('[SOC-07][SOC-03] a frame that does not decode is skipped: the count is asked again, the socket lives on', async ({
  page,
  member,
  secondAccount,
  watch,
}) => {
  watch.announce(/^warning:/);
  const sockets = await holdSockets(page);
  const calls = callsOf(page);
  const asked = (): number => calls.filter((path) => path === unreadCall).length;
  await page.goto('/message');
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();
  await expect(page.getByText('还没有消息')).toBeVisible();
  await secondAccount.say(member, '第一封');
  await expectUnread(page, '1');

  const before = asked();
  const refreshed = page.waitForResponse(
    (response) => response.request().headers()['x-gateway-path'] === unreadCall,
  );
  const subscription = subscriptionOn(sockets[0]) ?? '';
  sockets[0]?.route.send(
    `MESSAGE\nsubscription:${subscription}\nmessage-id:broken-1\ndestination:/user/queue/message\n\n{"half":\0`,
  );
  await refreshed;
  expect(asked()).toBeGreaterThan(before);
  await secondAccount.say(member, '第二封');
  await expect(rowsIn(page).first()).toContainText('第二封');
  await expect(rowsIn(page)).toHaveCount(1);
  expect(sockets).toHaveLength(1);
});
