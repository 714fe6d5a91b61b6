import { expect, test } from '../support/fixtures';
import { broken, onCall } from '../support/gateway-calls';
import { demo } from '../support/accounts';
import { bringForward, expectVisitorAtHome, logOut, tokenIn } from './ending';

const logoutCall = '/webapp/register!logout.action';

for (const fails of [false, true])
  test(`[LOG-08] logging out clears token, badge, name and socket${fails ? ', also when the call fails' : ''}`, async ({
    page,
    context,
    member,
    gateway,
    watch,
  }) => {
    await gateway.inside.send({ from: demo.zhou.id, to: member.id, content: '一封信', clientId: null });
    if (fails) {
      watch.announce(/Failed to load resource/);
      await onCall(page, logoutCall, broken);
    }
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
    expect((await gateway.inside.sessions.renew(token)) === null).toBe(!fails);
  });

test('[LOG-08][SES-07] what is logged out in one tab goes home in the other when that comes to the front', async ({
  page,
  context,
  member,
  watch,
}) => {
  watch.announce(/status of 401/);
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/message');
  await expect(other.getByText('还没有消息')).toBeVisible();
  await logOut(page);
  await expectVisitorAtHome(page);

  await bringForward(other);
  await expectVisitorAtHome(other);
  await expect(other.getByText(member.name)).toHaveCount(0);
});

test('[LOG-08][SEC-04] a logout without network, on a page that was opened directly, stays in the application and wipes all', async ({
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
