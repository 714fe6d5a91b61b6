import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { expectUnread, fillInbox, rowsIn } from './inbox';

test('[LAY-02][SCR-11] an opened message counts as read; an address without a message leads to the list', async ({
  page,
  member,
  gateway,
  watch,
}) => {
  watch.announce(/Failed to load resource/);
  await fillInbox(gateway, member, 2);
  await page.goto('/message');
  await expectUnread(page, '2');
  await expect(rowsIn(page).first()).toContainText('未读');
  const address = (await rowsIn(page).first().getByRole('link').getAttribute('href')) ?? '';
  await rowsIn(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/message\/\d+$/);
  await expect(page.getByRole('article')).toContainText('第 2 封');
  await page
    .getByRole('link', { name: '返回' })
    .or(page.getByRole('button', { name: '返回' }))
    .click();
  await expect(page).toHaveURL(/\/message$/);
  await expectUnread(page, '1');
  await expect(rowsIn(page)).toHaveCount(2);
  await expect(rowsIn(page).first()).not.toContainText('未读');
  await expect(rowsIn(page).nth(1)).toContainText('未读');

  // The list's own page is left first: it may be asking still. Opened directly, a phone asks for no list.
  await page.goto('about:blank');
  const calls = callsOf(page);
  await page.goto(address);
  await expect(page.getByRole('article')).toContainText('第 2 封');
  expect(calls).toContain('/webapp/message!detail.action');
  expect(calls).not.toContain('/webapp/message!list.action');

  await page.goto('/message/999999999');
  await expect(page.getByRole('main').getByText('消息不存在')).toBeVisible();
  await page.getByRole('link', { name: '返回消息列表' }).click();
  await expect(page).toHaveURL(/\/message$/);
  await expect(rowsIn(page)).toHaveCount(2);

  await page.goto('/message/chat?to=');
  await expect(page.getByRole('heading', { level: 1, name: '会话' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '没有指明会话' })).toBeVisible();
  await expect(rowsIn(page)).toHaveCount(0);
  await page.getByRole('link', { name: '返回消息列表' }).click();
  await expect(page).toHaveURL(/\/message$/);
  await expect(rowsIn(page)).toHaveCount(2);
});
