import { sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { whenShown } from '../support/when-shown';
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

test('[SCR-11] what arrives while a sheet is open covers nothing of it, and is told once it is closed', async ({
  page,
  member,
  secondAccount,
}) => {
  const sockets = await holdSockets(page);
  await page.goto(sealedDeal.path);
  await whenShown(page);
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();
  await page.getByRole('button', { name: '举报' }).filter({ visible: true }).click();
  const sheet = page.getByRole('dialog', { name: '举报' });
  await expect(sheet).toBeVisible();
  await secondAccount.say(member, '资料室今天下午开放');
  await expect(page).toHaveTitle(/1/);
  await expect(page.locator('.message-note')).toHaveCount(0);
  await sheet.getByRole('button', { name: '关闭' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '资料室今天下午开放' })).toBeVisible();
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
