import { expect, test } from '../support/fixtures';
import { onCall } from '../support/gateway-calls';
import { expectUnread, fillInbox, rowsIn } from './inbox';
import { holdSockets, subscriptionOn } from './sockets';

test('[LAY-02][SOC-03] each message from a second account counts the badge up, and the list shows it in the one row of the conversation', async ({
  page,
  member,
  secondAccount,
}) => {
  const sockets = await holdSockets(page);
  await page.goto('/');
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();
  await expectUnread(page, null);
  await secondAccount.say(member, '您好，想了解贵司的项目');
  await expectUnread(page, '1');
  await secondAccount.say(member, '方便电话沟通吗');
  await expectUnread(page, '2');

  await page.getByRole('link', { name: /^消息/ }).click();
  await expect(rowsIn(page)).toHaveCount(1);
  await expect(rowsIn(page).first()).toContainText('方便电话沟通吗');
  await secondAccount.say(member, '下午三点可以');
  await expect(rowsIn(page).first()).toContainText('下午三点可以');
  await expect(rowsIn(page)).toHaveCount(1);
  await expect(rowsIn(page).first()).toContainText('周敏');
  await expect(rowsIn(page).first()).toContainText('未读 3');
  await expectUnread(page, '3');
});

test('[LAY-02] the badge says 99 and above that 99+', async ({ page, member, gateway }) => {
  const sockets = await holdSockets(page);
  await fillInbox(gateway, member, 99);
  await page.goto('/');
  await expectUnread(page, '99');
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();
  await fillInbox(gateway, member, 1);
  await expectUnread(page, '99+');
});

test('[LAY-16] more than a page arriving at once leaves no gap in the list', async ({
  page,
  member,
  gateway,
}) => {
  const sockets = await holdSockets(page);
  await fillInbox(gateway, member, 5);
  await page.goto('/message');
  await expect(page.getByText('没有更多了')).toBeVisible();
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  await onCall(page, '/webapp/message!list.action', async (route) => {
    asked += 1;
    await held;
    await route.fallback();
  });
  await fillInbox(gateway, member, 45);
  await expectUnread(page, '50');
  // After an answer the list pauses before it asks for what is new.
  await expect.poll(() => asked).toBe(1);
  release();
  // How many pages follow by themselves is up to where the end of the list stands when each arrives.
  await expect(async () => {
    await rowsIn(page).last().scrollIntoViewIfNeeded();
    await expect(rowsIn(page)).toHaveCount(50, { timeout: 500 });
  }).toPass();
  await expect(page.getByText('没有更多了')).toBeVisible();
  const words = await rowsIn(page).locator('.message-summary').allInnerTexts();
  expect(words).toEqual([
    ...Array.from({ length: 45 }, (_, place) => `第 ${45 - place} 封`),
    ...Array.from({ length: 5 }, (_, place) => `第 ${5 - place} 封`),
  ]);
});
