import { log, write } from './talking';
import { expect, test } from './two-people';

test('[SOC-06][GAT-06] on a device that is full it is told above the messages, and covers none of them that was just written', async ({
  page,
  context,
  watch,
  other,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(other.address);
  await expect(log(page)).toContainText('您好');
  await context.setOffline(true);
  await write(page, '在火车上，晚些回复您');
  const toast = page.locator('.adm-toast-main');
  await expect(toast).toHaveText('本机存储空间已满，消息发出前请不要关闭页面');
  const [told, bubble] = [
    await toast.boundingBox(),
    await log(page).locator('.chat-row').filter({ hasText: '在火车上' }).boundingBox(),
  ];
  expect(told?.y ?? 0).toBeLessThan(72);
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(bubble?.y ?? 0);
});
