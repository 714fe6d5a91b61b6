import { swipe } from '../support/finger';
import { peerOf } from '../support/peer';
import { log, write } from './talking';
import { expect, test } from './two-people';

/** So high that four of them fill more than a phone. */
const long = (mark: string): string => `${mark}${'\n条款'.repeat(12)}`;

test('[SCR-11][SOC-08] what comes while one reads further up is read once the newest are in sight, and no sooner', async ({
  page,
  gateway,
  member,
  other,
}) => {
  const peer = peerOf(gateway, other.account);
  for (const mark of ['其一', '其二', '其三', '其四']) await peer.say(member, long(mark));
  const said = (text: string) => log(other.page).locator('.chat-row').filter({ hasText: text });
  await page.goto(other.address);
  await expect(log(page).getByText('其四')).toBeVisible();
  await expect(said('其四')).toContainText('已读');
  await swipe(page, [200, 300], [200, 650], 8);
  await expect(page.getByRole('button', { name: '回到最新消息' })).toBeVisible();

  await peer.say(member, '新的报价');
  await expect(page.getByRole('button', { name: '1 条新消息' })).toBeVisible();
  await peer.say(member, '请您过目');
  const newest = page.getByRole('button', { name: '2 条新消息' });
  await expect(newest).toBeVisible();
  // What the gateway knows, not only what it has told so far.
  await other.page.reload();
  await expect(said('新的报价')).toContainText('已发送');
  await expect(said('请您过目')).toContainText('已发送');

  await newest.click();
  await expect(log(page).getByText('请您过目')).toBeInViewport({ ratio: 1 });
  await expect(newest).toHaveCount(0);
  await expect(said('新的报价')).toContainText('已读');
  await expect(said('请您过目')).toContainText('已读');
});

test('[SCR-11][SOC-08] one’s own message of many lines stands whole at the end and is no new one; what is answered to it is read', async ({
  page,
  gateway,
  member,
  other,
}) => {
  await page.goto(other.address);
  await expect(log(page)).toContainText('您好');
  for (const mark of ['甲', '乙', '丙', '丁', '戊', '己']) {
    await write(page, `${long(mark)}\n${mark}止`);
    const own = log(page)
      .locator('.chat-row')
      .filter({ hasText: `${mark}止` });
    await expect(own).toContainText(/已发送|已读/);
    await expect(own).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('button', { name: /条新消息|回到最新消息/ })).toHaveCount(0);
  }
  await peerOf(gateway, other.account).say(member, '收到');
  await expect(log(page).getByText('收到')).toBeInViewport({ ratio: 1 });
  await expect(log(other.page).locator('.chat-row').filter({ hasText: '收到' })).toContainText('已读');
});

test('[SCR-11] who reads further up while a message waits to go out is left there', async ({
  page,
  context,
  gateway,
  member,
  other,
  watch,
}) => {
  watch.announce(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/, /WebSocket connection/);
  const peer = peerOf(gateway, other.account);
  for (const mark of ['其一', '其二', '其三', '其四']) await peer.say(member, long(mark));
  await page.goto(other.address);
  await expect(log(page).getByText('其四')).toBeVisible();
  await context.setOffline(true);
  await write(page, '请您先看条款');
  await expect(log(page).getByText('请您先看条款')).toBeInViewport({ ratio: 1 });
  await swipe(page, [200, 300], [200, 650], 8);
  await expect(page.getByRole('button', { name: '回到最新消息' })).toBeVisible();
  await swipe(page, [200, 300], [200, 650], 8);
  await expect(log(page).getByText('其一')).toBeInViewport();
  await expect(page.getByRole('button', { name: '回到最新消息' })).toBeVisible();
  await context.setOffline(false);
  await expect(log(other.page)).toContainText('请您先看条款');
});
