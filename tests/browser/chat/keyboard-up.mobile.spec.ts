import { peerOf } from '../support/peer';
import { field, log, write } from './talking';
import { expect, test } from './two-people';

test('[SCR-11] the composer stands above a keyboard that covers a part of the page', async ({
  page,
  other,
}, info) => {
  await page.goto(other.address);
  await expect(field(page)).toBeVisible();
  await field(page).focus();
  const whole = await page.evaluate(() => window.innerHeight);
  // As a keyboard does it: the window stays, what is seen of it shrinks.
  await page.evaluate(() => {
    const view = window.visualViewport;
    if (view === null) return;
    Object.defineProperty(view, 'height', { value: window.innerHeight - 300, configurable: true });
    view.dispatchEvent(new Event('resize'));
  });
  const bottom = async (): Promise<number> => {
    const box = await page.getByRole('form', { name: '发送消息' }).boundingBox();
    return box === null ? Infinity : box.y + box.height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(whole - 300);
  await expect(log(page).getByText('您好')).toBeInViewport();
  await page.screenshot({ path: info.outputPath('keyboard-up.png') });
});

test('[SCR-11] what was said last stays in sight when a keyboard comes up and while lines are typed', async ({
  page,
  gateway,
  member,
  other,
}) => {
  const peer = peerOf(gateway, other.account);
  for (let line = 1; line <= 14; line += 1) await peer.say(member, `第 ${line} 条`);
  await page.goto(other.address);
  const last = log(page).getByText('第 14 条');
  await expect(last).toBeInViewport({ ratio: 1 });
  const isAboveField = async (): Promise<boolean> => {
    const [said, form] = [
      await last.boundingBox(),
      await page.getByRole('form', { name: '发送消息' }).boundingBox(),
    ];
    return said !== null && form !== null && said.y + said.height <= form.y;
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
});
