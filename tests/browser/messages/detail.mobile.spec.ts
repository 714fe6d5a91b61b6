import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { callsOf } from '../support/gateway-calls';
import { expectUnread, fillInbox, rowsIn } from './inbox';

test('[LAY-02] a message that is opened is marked read, and the badge falls', async ({
  page,
  member,
  gateway,
}) => {
  await fillInbox(gateway, member, 2);
  await page.goto('/message');
  await expectUnread(page, '2');
  await expect(rowsIn(page).first()).toContainText('未读');
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
});

test('[SCR-11][SEC-03] a message with formatted text shows it formatted', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.shen);
  await page.goto('/message');
  await rowsIn(page).filter({ hasText: '保密协议未通过：XM20260396' }).getByRole('link').click();

  const letter = page.getByRole('article');
  await expect(letter.getByRole('heading', { level: 3 })).toHaveText(['委托方给出的原因', '怎样补正']);
  await expect(letter.getByRole('listitem')).toHaveCount(2);
  await expect(letter.getByRole('link', { name: '项目页' })).toHaveAttribute(
    'href',
    '/sale/entrust/20260396',
  );
  await expect(letter).not.toContainText('<');
});

test('[SCR-11] a message that does not exist says so and leads back to the list', async ({
  page,
  context,
  gateway,
  account,
  watch,
}) => {
  await signIn(context, gateway, account);
  watch.announce(/Failed to load resource/);
  for (const id of ['999999999', 'no-such-id']) {
    await page.goto(`/message/${id}`);
    await expect(page.getByRole('main').getByText('消息不存在')).toBeVisible();
  }
  await page.getByRole('link', { name: '返回消息列表' }).click();
  await expect(page).toHaveURL(/\/message$/);
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible();
});

test('[SCR-11] a message that is opened directly on a phone asks for no list that it does not show', async ({
  page,
  member,
  gateway,
}) => {
  await fillInbox(gateway, member, 2);
  await page.goto('/message');
  const address = await rowsIn(page).first().getByRole('link').getAttribute('href');
  // The list's own page is left first: it may be asking still.
  await page.goto('about:blank');
  const calls = callsOf(page);
  await page.goto(address ?? '');
  await expect(page.getByRole('article')).toContainText('第 2 封');
  expect(calls).toContain('/webapp/message!detail.action');
  expect(calls).not.toContain('/webapp/message!list.action');
});
