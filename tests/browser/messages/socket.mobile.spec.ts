import { expect, test } from '../support/fixtures';
import { freeze, ownClock } from '../support/frozen-clock';
import { callPath, callsOf } from '../support/gateway-calls';
import { expectUnread, fillInbox, rowsIn } from './inbox';
import { holdSockets, subscriptionOn } from './sockets';

const unreadCall = '/webapp/message!seeListNum.action';

test('[SOC-02][SOC-05] a cut connection opens after 2 s, catches up and outlives a broken frame', async ({
  page,
  context,
  member,
  secondAccount,
  gateway,
  watch,
}) => {
  watch.announce(/^warning:/);
  await secondAccount.say(member, '断线之前');
  await ownClock(page);
  const sockets = await holdSockets(page);
  await page.goto('/message');
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();
  await expect(rowsIn(page)).toHaveCount(1);

  // The token is in the CONNECT frame alone.
  const sent = sockets[0]?.sent ?? [];
  expect(sent.find((frame) => frame.startsWith('SUBSCRIBE'))).toMatch(
    /^destination:\/user\/queue\/message$/m,
  );
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? 'missing';
  const authorized = sent.filter((frame) => /Authorization:Bearer/.test(frame));
  expect(authorized.map((frame) => frame.split('\n')[0])).toEqual(['CONNECT']);
  expect(sockets[0]?.route.url()).not.toContain(token);

  await freeze(page);
  await sockets[0]?.cut();
  const notice = page.getByText('连接已断开，正在重新连接');
  await expect(notice).toBeVisible();
  await fillInbox(gateway, member, 2);
  await secondAccount.say(member, '断线之中一');
  await secondAccount.say(member, '断线之中二');
  await page.clock.runFor(1_999);
  expect(sockets).toHaveLength(1);
  await page.clock.runFor(1);
  await expect.poll(() => sockets.length).toBe(2);
  await expect.poll(() => subscriptionOn(sockets[1])).not.toBeNull();
  await expect(notice).toHaveCount(0);
  await page.clock.resume();
  await expect(rowsIn(page)).toHaveCount(3);
  await expect(rowsIn(page)).toContainText(['断线之中二', '第 2 封', '第 1 封']);
  await expectUnread(page, '5');
  await secondAccount.say(member, '又连上了');
  await expect(rowsIn(page).first()).toContainText('又连上了');
  await expectUnread(page, '6');

  // A frame that does not decode is skipped: the count is asked for again, and the socket stays open.
  const calls = callsOf(page);
  const refreshed = page.waitForResponse((response) => callPath(response.request()) === unreadCall);
  const subscription = subscriptionOn(sockets[1]) ?? '';
  sockets[1]?.route.send(
    `MESSAGE\nsubscription:${subscription}\nmessage-id:broken-1\ndestination:/user/queue/message\n\n{"half":\0`,
  );
  await refreshed;
  expect(calls).toContain(unreadCall);
  await secondAccount.say(member, '第二封');
  await expect(rowsIn(page).first()).toContainText('第二封');
  await expect(rowsIn(page)).toHaveCount(3);
  expect(sockets).toHaveLength(2);
});

test('[SOC-01][SOC-04] a session opens one socket without its token; after a logout nothing connects', async ({
  page,
  context,
  member,
  gateway,
}) => {
  await ownClock(page);
  const addresses: string[] = [];
  page.on('websocket', (opened) => addresses.push(opened.url()));
  const opened = page.waitForEvent('websocket');
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  const socket = await opened;
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? 'missing';
  expect(socket.url()).toBe(`${gateway.url.replace('http', 'ws')}/ws?userId=${member.id}`);
  expect(socket.url()).not.toContain(token);
  expect(socket.isClosed()).toBe(false);
  const closed = socket.waitForEvent('close');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认' }).click();
  await closed;
  await expect(page.getByRole('heading', { name: '推荐项目' })).toBeVisible();
  await page.clock.runFor(120_000);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.clock.runFor(120_000);
  expect(addresses).toHaveLength(1);
});
