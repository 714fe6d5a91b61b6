import { expect, test } from '../support/fixtures';
import { demo } from '../support/accounts';
import { expectVisitorAtHome, logOut, tokenIn } from './ending';

test('[LOG-08] a logout clears token, badge, name and socket, and the session at the gateway', async ({
  page,
  context,
  member,
  gateway,
}) => {
  await gateway.inside.send({ from: demo.zhou.id, to: member.id, content: '一封信', clientId: null });
  const opened = page.waitForEvent('websocket');
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  const badge = page.locator('.badge').filter({ visible: true });
  await expect(badge).toHaveText('未读 1');
  const token = (await tokenIn(context)) ?? '';
  const closed = (await opened).waitForEvent('close');
  await logOut(page);

  await closed;
  await expectVisitorAtHome(page);
  await expect(badge).toHaveCount(0);
  await expect(page.getByText(member.name)).toHaveCount(0);
  expect(await tokenIn(context)).toBeNull();
  expect(await gateway.inside.sessions.renew(token)).toBeNull();
});

test('[LOG-08][SEC-04] a logout without network, in two tabs opened directly, wipes everything in both', async ({
  page,
  context,
  member,
  watch,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/user');
    await expect(tab.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  }
  await context.setOffline(true);
  await logOut(page);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/:\d+\/$/);
    await expect(tab.getByText('暂时连不上服务器，请检查网络后重试')).toBeVisible();
    const left = await tab.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    );
    for (const word of [member.id, member.phone, member.name, 'Admin-Token'])
      expect(left).not.toContain(word);
    await expect(tab.getByText(member.name)).toHaveCount(0);
  }
  await context.setOffline(false);
  await expectVisitorAtHome(page);
});
