import { log, menuOf, write } from '../chat/talking';
import { expect, test } from '../chat/two-people';
import { freeze, ownClock } from '../support/frozen-clock';
import { peerOf } from '../support/peer';
import { expectUnread, rowsIn } from './inbox';
import { holdSockets, subscriptionOn } from './sockets';

test('[SCR-11][SOC-03] an arriving message counts the badge up and is noted over pages, not over sheets', async ({
  page,
  gateway,
  member,
  other,
}) => {
  // Who wrote first may go on once they were answered.
  await peerOf(gateway, member).say(other.account, '请讲');
  const peer = peerOf(gateway, other.account);
  const sockets = await holdSockets(page);
  await ownClock(page);
  await page.goto('/sale');
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();
  await expect(page.locator('.deal').filter({ visible: true }).first()).toBeVisible();
  const noteOf = (text: string) => page.getByRole('status').filter({ hasText: text });
  await peer.say(member, '资料室今天下午开放');
  await expect(noteOf('资料室今天下午开放')).toBeVisible();
  await expect(noteOf('资料室今天下午开放')).toContainText(other.account.name);
  await expect(page).toHaveTitle(/^\(2\)/);
  // The window makes room for it: no tab is covered, and the end of the page can be scrolled above it.
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const note = await page.locator('.message-note').boundingBox();
    const covered = await page
      .locator('.tab-bar a, .site-header a, .site-header button')
      .evaluateAll(
        (all, top) => all.filter((one) => one.getBoundingClientRect().bottom > top).length,
        note?.y ?? 0,
      );
    const room = await page
      .locator('[class^="frame-"]')
      .first()
      .evaluate((frame) => parseFloat(getComputedStyle(frame).paddingBottom));
    expect([covered, room >= (note?.height ?? 800)]).toEqual([0, true]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await noteOf('资料室今天下午开放').getByRole('button', { name: '关闭这条消息' }).click();
  await expect(noteOf('资料室今天下午开放')).toHaveCount(0);

  // A message that arrives while a sheet is open is noted once the sheet is closed.
  await page.getByRole('button', { name: '行业', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await expect(sheet).toBeVisible();
  await peer.say(member, '您看几点方便');
  await expect(page).toHaveTitle(/^\(3\)/);
  await expect(page.locator('.message-note')).toHaveCount(0);
  await sheet.getByRole('button', { name: '关闭' }).click();
  await expect(sheet).toBeHidden();
  await expect(noteOf('您看几点方便')).toBeVisible();

  await page.goto('/');
  await expect.poll(() => subscriptionOn(sockets[1])).not.toBeNull();
  await expectUnread(page, '3');
  await peer.say(member, '上午也可以');
  await expectUnread(page, '4');
  // The list shows one row for the conversation, which no note covers.
  await page.getByRole('link', { name: /^消息/ }).click();
  await expect(rowsIn(page)).toHaveCount(1);
  await expect(rowsIn(page).first()).toContainText('上午也可以');
  await peer.say(member, '下午三点可以');
  await expect(rowsIn(page).first()).toContainText('下午三点可以');
  await expect(rowsIn(page)).toHaveCount(1);
  await expect(rowsIn(page).first()).toContainText(other.account.name);
  await expect(rowsIn(page).first()).toContainText('未读 5');
  await expectUnread(page, '5');
  await expect(page.locator('.message-note')).toHaveCount(0);

  await page.goBack();
  await expect(page.getByRole('heading', { name: '推荐项目' })).toBeVisible();
  await peer.say(member, '周五可以吗');
  await noteOf('周五可以吗').getByRole('link').click();
  await expect(page).toHaveURL(/\/message\/chat\?to=/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '推荐项目' })).toBeVisible();
  // A note leaves by itself after a while: not here. It leaves when its sender takes the message back.
  await freeze(page);
  await write(other.page, '底价两亿四');
  await expect(noteOf('底价两亿四')).toBeVisible();
  await (await menuOf(other.page, '底价两亿四')).getByRole('menuitem', { name: /^撤回/ }).click();
  await expect(log(other.page)).toContainText('您撤回了一条消息');
  await expect(noteOf('底价两亿四')).toHaveCount(0);
});
