import { swipe } from '../support/finger';
import { peerOf } from '../support/peer';
import { field, log, write } from './talking';
import { expect, test } from './two-people';

/** So high that four of them fill more than a phone. */
const long = (mark: string): string => `${mark}${'\n条款'.repeat(12)}`;

test('[SCR-11][SOC-08] messages are read once they are in sight, and scrolling up keeps its place', async ({
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
  const said = (text: string) => log(other.page).locator('.chat-row').filter({ hasText: text });
  const back = page.getByRole('button', { name: '回到最新消息' });
  await page.goto(other.address);
  await expect(log(page).getByText('其四')).toBeVisible();
  await expect(said('其四')).toContainText('已读');
  await swipe(page, [200, 300], [200, 650], 8);
  await expect(back).toBeVisible();

  await peer.say(member, '新的报价');
  await expect(page.getByRole('button', { name: '1 条新消息' })).toBeVisible();
  await peer.say(member, '请您过目');
  const newest = page.getByRole('button', { name: '2 条新消息' });
  await expect(newest).toBeVisible();
  // A reload shows the gateway's state, not only what it has announced so far.
  await other.page.reload();
  await expect(said('新的报价')).toContainText('已发送');
  await expect(said('请您过目')).toContainText('已发送');
  await newest.click();
  await expect(log(page).getByText('请您过目')).toBeInViewport({ ratio: 1 });
  await expect(newest).toHaveCount(0);
  await expect(said('新的报价')).toContainText('已读');
  await expect(said('请您过目')).toContainText('已读');

  // An own message of many lines ends in sight and counts as no new one.
  for (const mark of ['甲', '乙']) {
    await write(page, `${long(mark)}\n${mark}止`);
    const own = log(page)
      .locator('.chat-row')
      .filter({ hasText: `${mark}止` });
    await expect(own).toContainText(/已发送|已读/);
    await expect(own).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('button', { name: /条新消息|回到最新消息/ })).toHaveCount(0);
  }
  await peer.say(member, '收到');
  await expect(log(page).getByText('收到')).toBeInViewport({ ratio: 1 });
  await expect(said('收到')).toContainText('已读');

  // A reader further up stays there while a message waits to go out.
  await context.setOffline(true);
  await write(page, '请您先看条款');
  await expect(log(page).getByText('请您先看条款')).toBeInViewport({ ratio: 1 });
  await swipe(page, [200, 300], [200, 650], 8);
  await expect(back).toBeVisible();
  await swipe(page, [200, 300], [200, 650], 8);
  await expect(log(page).getByText('甲止')).toBeInViewport();
  await expect(back).toBeVisible();
  await context.setOffline(false);
  await expect(log(other.page)).toContainText('请您先看条款');
});

test('[SCR-11] the newest message and the field stay above a keyboard and above lines being typed', async ({
  page,
  gateway,
  member,
  other,
}) => {
  const peer = peerOf(gateway, other.account);
  for (let line = 1; line <= 14; line += 1) await peer.say(member, `第 ${line} 条`);
  await page.goto(other.address);
  const form = page.getByRole('form', { name: '发送消息' });
  const last = log(page).getByText('第 14 条');
  await expect(last).toBeInViewport({ ratio: 1 });
  const isAboveField = async (): Promise<boolean> => {
    const [said, writing] = [await last.boundingBox(), await form.boundingBox()];
    return said !== null && writing !== null && said.y + said.height <= writing.y;
  };
  const whole = page.viewportSize();
  if (whole === null) throw new Error('the page has no size');
  await page.setViewportSize({ ...whole, height: whole.height - 380 });
  await expect.poll(isAboveField).toBe(true);
  await field(page).fill('一\n二\n三\n四\n五');
  await expect.poll(isAboveField).toBe(true);
  await page.setViewportSize(whole);
  await expect(page.getByRole('button', { name: '回到最新消息' })).toHaveCount(0);
  await write(page, '收到');
  await expect(log(page).getByText('收到')).toBeInViewport({ ratio: 1 });

  // A keyboard that leaves the window as it is and shrinks what is seen of it.
  await field(page).focus();
  const height = await page.evaluate(() => window.innerHeight);
  await page.evaluate(() => {
    const view = window.visualViewport;
    if (view === null) return;
    Object.defineProperty(view, 'height', { value: window.innerHeight - 300, configurable: true });
    view.dispatchEvent(new Event('resize'));
  });
  const bottom = async (): Promise<number> => {
    const box = await form.boundingBox();
    return box === null ? Infinity : box.y + box.height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(height - 300);
  await expect(log(page).getByText('收到')).toBeInViewport();
});
