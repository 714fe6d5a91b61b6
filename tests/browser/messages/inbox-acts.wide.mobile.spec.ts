import { expect, test } from '../support/fixtures';
import { expectUnread, fillInbox, rowsIn } from './inbox';
import { holdSockets, subscriptionOn } from './sockets';

test('[SOC-08][SCR-11] what is read, all read or removed on one tab is so on the other within a second', async ({
  page,
  context,
  member,
  gateway,
  secondAccount,
}) => {
  await fillInbox(gateway, member, 2);
  await secondAccount.say(member, '您好');
  const other = await context.newPage();
  const sockets = await holdSockets(other);
  await other.goto('/message');
  await expect(rowsIn(other)).toHaveCount(3);
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();
  await page.goto('/message');
  await expect(rowsIn(page)).toHaveCount(3);
  await expectUnread(page, '3');

  const chat = rowsIn(page).first();
  await chat.getByRole('button', { name: '标为已读：周敏' }).focus();
  await page.keyboard.press('Enter');
  await expect(chat).not.toContainText('未读');
  await expectUnread(page, '2');
  await expect(rowsIn(other).first()).not.toContainText('未读', { timeout: 1_000 });
  await expectUnread(other, '2');

  await rowsIn(page).last().getByRole('button', { name: /^移除/ }).focus();
  await page.keyboard.press('Enter');
  await expect(rowsIn(page)).toHaveCount(2);
  await expect(rowsIn(other)).toHaveCount(2, { timeout: 1_000 });
  await page.getByRole('status').getByRole('button', { name: '撤销' }).click();
  await expect(rowsIn(page)).toHaveCount(3);
  await expect(rowsIn(other)).toHaveCount(3, { timeout: 1_000 });

  await page.getByRole('button', { name: '全部已读' }).click();
  await expect(rowsIn(page).filter({ hasText: '未读' })).toHaveCount(0);
  await expect(rowsIn(other).filter({ hasText: '未读' })).toHaveCount(0, { timeout: 1_000 });
  await expectUnread(other, null);
  await page.reload();
  await expect(rowsIn(page)).toHaveCount(3);
  await expect(rowsIn(page).filter({ hasText: '未读' })).toHaveCount(0);
});

test('[SCR-11] the inbox has parts with counts, a search, rows pushed aside, and removed talks return', async ({
  page,
  member,
  gateway,
  secondAccount,
}) => {
  await fillInbox(gateway, member, 3);
  await secondAccount.say(member, '数控刀具的资料收到了');
  await secondAccount.say(member, '周五上午十点见');
  const sockets = await holdSockets(page);
  await page.goto('/message');
  const parts = page.getByRole('navigation', { name: '消息分类' });
  await expect(parts.getByRole('link', { name: '会话 未读 2' })).toBeVisible();
  await parts.getByRole('link', { name: '通知 未读 3' }).click();
  await expect(page).toHaveURL(/\/message\?of=notice$/);
  await expect(rowsIn(page)).toHaveCount(3);
  await parts.getByRole('link', { name: /^会话/ }).click();
  await expect(rowsIn(page)).toHaveCount(1);
  await expect(rowsIn(page).first()).toContainText('周敏');
  await page.reload();
  await expect(rowsIn(page)).toHaveCount(1);
  await parts.getByRole('link', { name: /^全部/ }).click();
  await expect(rowsIn(page)).toHaveCount(4);

  await expect(rowsIn(page).first()).toContainText('周五上午十点见');
  const field = page.getByRole('searchbox', { name: '搜联系人、项目、聊天内容' });
  // Typed words are searched by themselves, and the field keeps the focus.
  await field.pressSequentially('数控刀具');
  await expect(page).toHaveURL(/keyword=/);
  await expect(rowsIn(page)).toHaveCount(1);
  await expect(rowsIn(page).first()).toContainText('周敏');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('数控刀具');
  // The row shows the marked match instead of the newest message, and the parts keep their counts.
  await expect(rowsIn(page).first()).toContainText('数控刀具的资料收到了');
  await expect(rowsIn(page).first()).not.toContainText('周五上午十点见');
  await expect(rowsIn(page).first().locator('mark')).toHaveText(['数控刀具']);
  await expect(parts.getByRole('link', { name: /会话/ })).toContainText('2');
  await expect(parts.getByRole('link', { name: /通知/ })).toContainText('3');
  await field.fill('周');
  await field.press('Enter');
  await expect(rowsIn(page).first().locator('.message-title mark')).toHaveText(['周']);
  await field.fill('找不到的词');
  await field.press('Enter');
  await expect(page.getByText('没有找到相关消息')).toBeVisible();
  await field.fill('');
  await expect(rowsIn(page)).toHaveCount(4);

  const pushed = rowsIn(page).nth(1);
  const read = pushed.getByRole('button', { name: /^标为已读/ });
  await expect(read).not.toBeInViewport();
  await pushed.locator('.message-item').evaluate((item) => item.scrollTo({ left: 200, behavior: 'instant' }));
  await expect(read).toBeInViewport();
  await read.click();
  await expect(pushed).not.toContainText('未读');
  await expect(pushed.getByRole('button', { name: /^移除/ })).not.toBeInViewport();

  await expect.poll(() => subscriptionOn(sockets.at(-1))).not.toBeNull();
  await rowsIn(page).first().getByRole('button', { name: '移除：周敏' }).focus();
  await page.keyboard.press('Enter');
  await expect(rowsIn(page)).toHaveCount(3);
  await secondAccount.say(member, '在吗');
  await expect(rowsIn(page)).toHaveCount(4);
  await expect(rowsIn(page).first()).toContainText('在吗');

  // A hit opens at its message, which is marked, with the ways to the one before and after it.
  await field.fill('数控刀具');
  await expect(rowsIn(page)).toHaveCount(1);
  await rowsIn(page).first().click();
  const find = page.getByRole('search', { name: '会话内查找' });
  await expect(find).toContainText('“数控刀具”第 1 条，共 1 条');
  await expect(page.locator('.chat-row-found')).toBeInViewport();
  await expect(page.locator('.chat-row-found mark')).toHaveText(['数控刀具']);
  await expect(find.getByRole('button', { name: '上一条结果' })).toHaveAttribute('aria-disabled', 'true');
  await find.getByRole('button', { name: '关闭查找' }).click();
  await expect(page.locator('.chat-row-found')).toHaveCount(0);
});
