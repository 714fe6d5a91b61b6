import { expect, test } from '../support/fixtures';
import { holdSockets, subscriptionOn } from './sockets';

test('[SCR-11] a message that arrives while another page is read is told over it, and leads to where it is read', async ({
  page,
  member,
  secondAccount,
}) => {
  const sockets = await holdSockets(page);
  await page.goto('/sale');
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();
  await expect(page.locator('.deal').filter({ visible: true }).first()).toBeVisible();
  await secondAccount.say(member, '资料室今天下午开放');
  const note = page.getByRole('status').filter({ hasText: '资料室今天下午开放' });
  await expect(note).toBeVisible();
  await expect(note).toContainText('周敏');
  await note.getByRole('button', { name: '关闭这条消息' }).click();
  await expect(note).toHaveCount(0);

  await secondAccount.say(member, '您看几点方便');
  await page.getByRole('status').filter({ hasText: '您看几点方便' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/message\/chat\?to=/);
});

test('[SCR-11] on the list of messages no note covers the row that comes in', async ({
  page,
  member,
  secondAccount,
}) => {
  const sockets = await holdSockets(page);
  await page.goto('/message');
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();
  await secondAccount.say(member, '您好');
  await expect(page.getByRole('list', { name: '消息列表' })).toContainText('您好');
  await expect(page.locator('.message-note')).toHaveCount(0);
});
