import { log, menuOf, write } from '../chat/talking';
import { expect, test } from '../chat/two-people';
import { freeze, ownClock } from '../support/frozen-clock';
import { peerOf } from '../support/peer';
import { holdSockets, subscriptionOn } from './sockets';

test('[SCR-11] what is told of a message over another page goes when its sender takes it back', async ({
  page,
  gateway,
  member,
  other,
}) => {
  await peerOf(gateway, member).say(other.account, '请讲');
  const sockets = await holdSockets(page);
  await ownClock(page);
  await page.goto('/sale');
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();
  await expect(page.locator('.deal').filter({ visible: true }).first()).toBeVisible();
  // A note goes by itself after a while: not here.
  await freeze(page);
  await write(other.page, '底价两亿四');
  const note = page.getByRole('status').filter({ hasText: '底价两亿四' });
  await expect(note).toBeVisible();
  await (await menuOf(other.page, '底价两亿四')).getByRole('menuitem', { name: /^撤回/ }).click();
  await expect(log(other.page)).toContainText('您撤回了一条消息');
  await expect(note).toHaveCount(0);
});
