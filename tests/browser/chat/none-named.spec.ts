import { expect, test } from '../support/fixtures';
import { fillInbox, rowsIn } from '../messages/inbox';

test('[LAY-07][SCR-11] an address of conversations that names none says so on a phone and leads to the list, which a desk shows', async ({
  page,
  member,
  gateway,
  phone,
}) => {
  await fillInbox(gateway, member, 2);
  await page.goto('/message/chat');
  if (!phone) {
    await expect(page.getByRole('region', { name: '消息内容' })).toContainText('请选择一条消息');
    await expect(rowsIn(page)).toHaveCount(2);
    return;
  }
  await expect(page.getByRole('heading', { level: 1, name: '会话' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '没有指明会话' })).toBeVisible();
  await expect(rowsIn(page)).toHaveCount(0);
  await page.getByRole('link', { name: '返回', exact: true }).click();
  await expect(page).toHaveURL(/\/message$/);
  await expect(rowsIn(page)).toHaveCount(2);
  await page.goto('/message/chat?to=');
  await page.getByRole('link', { name: '返回消息列表' }).click();
  await expect(page).toHaveURL(/\/message$/);
  await expect(rowsIn(page)).toHaveCount(2);
});
