import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { scrollOf, scrollTo } from '../support/scrolled';
import { whenLoaded } from '../support/when-shown';
import { logOut } from '../session/ending';
import { fillInbox, rowsIn as messagesIn } from '../messages/inbox';
import { rowsIn } from '../sale/listed';

test('[LAY-06] after a detail a list is as it was without a request; six pages are kept, others restored', async ({
  page,
}) => {
  await page.goto('/sale?sort=amount');
  await whenLoaded(page);
  await scrollTo(page, 900);
  const before = await scrollOf(page);
  const deals = await rowsIn(page).allInnerTexts();
  const asked = callsOf(page);
  await rowsIn(page).nth(6).getByRole('link').click();
  await expect(page).toHaveURL(/\/sale\/landing/);
  await expect.poll(() => asked).toContain('/webapp/sale!overview.action');
  expect(await scrollOf(page)).toBe(0);

  const back = callsOf(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/sale\?sort=amount$/);
  await expect(rowsIn(page).first()).toBeVisible();
  expect(await scrollOf(page)).toBe(before);
  expect(await rowsIn(page).allInnerTexts()).toEqual(deals);
  expect(back).toEqual([]);

  await page.goto('/news');
  await whenLoaded(page);
  const rows = page.getByRole('list', { name: '资讯列表' }).getByRole('listitem');
  const categories = page.getByRole('navigation', { name: '按类别查看' });
  await categories.getByRole('link', { name: '政策' }).click();
  await whenLoaded(page);
  await categories.getByRole('link', { name: '全部' }).click();
  await expect(page).toHaveURL(/\/news$/);
  // With each of its categories it is one page.
  await expect(page.locator('.news-list')).toHaveCount(1);
  await scrollTo(page, 600);
  const titles = await rows.allInnerTexts();

  const goOn = async (to: string): Promise<void> => {
    // Pressed where it stands: brought into view first, it would move the list from its place.
    await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await whenLoaded(page);
  };
  await goOn('/');
  await page.getByRole('link', { name: '找买方' }).first().click();
  await goOn('/buy/hundred');
  for (const type of ['fund', 'soe', 'all']) await goOn(`/buy/hundred/${type}`);
  await goOn('/user/privacy');
  await expect(page.locator('.news-list')).toHaveCount(1);
  await goOn('/user/agreement');
  await expect(page.locator('.news-list')).toHaveCount(0);

  const calls = callsOf(page);
  await goOn('/news');
  await expect.poll(() => rows.allInnerTexts()).toEqual(titles);
  expect(await scrollOf(page)).toBe(600);
  expect(calls).toEqual([]);
});

test('[LAY-06] a tab leads back to the same place in the list; after a logout nothing is left', async ({
  page,
  member,
  gateway,
}) => {
  await fillInbox(gateway, member, 25);
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/message');
  await connected;
  await whenLoaded(page);
  await page.waitForLoadState('networkidle');
  await expect(messagesIn(page)).toHaveCount(20);
  await scrollTo(page, 500);
  await messagesIn(page).nth(9).getByRole('link').click();
  await expect(page.getByRole('article')).toContainText('第 16 封');
  expect(await scrollOf(page)).toBe(0);
  // That it was read is told by the socket, to this page too, and is none of coming back.
  await page.waitForLoadState('networkidle');
  const calls = callsOf(page);
  await page.goBack();
  await expect(messagesIn(page).nth(9)).toBeInViewport();
  expect(await scrollOf(page)).toBe(500);
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeFocused();
  const tabs = page.getByRole('navigation', { name: '主导航' });
  await tabs.getByRole('link', { name: '我的' }).click();
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  await expect(messagesIn(page)).toHaveCount(0);
  await tabs.getByRole('link', { name: '消息' }).click();
  await expect(messagesIn(page).nth(9)).toBeInViewport();
  expect(await scrollOf(page)).toBe(500);
  expect(calls.filter((path) => path.includes('message!list'))).toEqual([]);

  await page.goBack();
  await logOut(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('.messages-list')).toHaveCount(0);
});
