import type { Locator } from '@playwright/test';
import { wholeFiles } from '../../support/gateway/upload';
import { hearCode } from '../support/code-come';
import { field, log, rowOf, sendFile, write } from './talking';
import { expect, test } from './two-people';

/** The code of conversations, which the list fetches in a quiet moment. */
const chatCode = [/\/chat-of-[^/]+\.js$/, /\/chat-of-[^/]+\.css$/];

test('[SOC-06][LAY-16] messages and files written offline survive a reload and go out once, in order', async ({
  page,
  context,
  watch,
  other,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED/);
  const atHand = hearCode(page, ...chatCode);
  await page.goto('/message');
  const row = rowOf(page, other.account.name);
  await expect(row).toBeVisible();
  await expect.poll(atHand).toBe(true);
  await context.setOffline(true);
  await row.click();
  await expect(page.getByRole('heading', { name: other.account.name })).toBeVisible();
  await expect(page.getByText('会话没有加载出来')).toBeVisible();
  await expect(page.getByText('您现在写的消息会在恢复后发出')).toBeVisible();
  await write(page, '在火车上，晚些回复您');
  await expect(log(page)).toContainText('在火车上，晚些回复您');
  await page.goBack();
  await expect(row).toContainText('[等待发送] 在火车上，晚些回复您');
  await row.click();
  await field(page).fill('还有一事');
  await context.setOffline(false);
  await expect(log(other.page)).toContainText('在火车上，晚些回复您');
  await expect(log(page)).toContainText('您好');
  await expect(log(page).getByText('在火车上，晚些回复您')).toHaveCount(1);
  await expect(page.getByText('您现在写的消息会在恢复后发出')).toHaveCount(0);
  await expect(field(page)).toHaveValue('还有一事');

  await context.setOffline(true);
  const fileRow = (name: string): Locator => log(page).locator('.chat-row').filter({ hasText: name });
  for (const name of ['意向书.pdf', '作废.pdf']) {
    const buffer = Buffer.from(wholeFiles['application/pdf']);
    await sendFile(page, { name, mimeType: 'application/pdf', buffer });
    await expect(fileRow(name)).toBeVisible();
  }
  await expect(fileRow('意向书.pdf')).toContainText('没有连上服务器，恢复后自动发送');
  await fileRow('作废.pdf').getByRole('button', { name: '取消' }).click();
  await expect(fileRow('作废.pdf')).toHaveCount(0);
  await write(page, `第一句`);
  await write(page, `第二句`);
  await expect(page.getByRole('status').filter({ hasText: '连接已断开，正在重新连接' })).toBeVisible();

  // Another page of the site sends them too.
  await context.setOffline(false);
  await page.goto('/message');
  await expect(log(other.page).getByRole('button', { name: '下载 意向书.pdf' })).toHaveCount(1);
  await expect(log(other.page)).toContainText('第二句');
  const said = await log(other.page).innerText();
  expect(said.indexOf('第一句')).toBeLessThan(said.indexOf('第二句'));
  expect(said.split('第一句')).toHaveLength(2);
  expect(said).not.toContain('作废.pdf');
  await page.goto(other.address);
  await expect(fileRow('意向书.pdf').getByText(/已读|已发送/)).toBeVisible();
  await expect(fileRow('意向书.pdf')).toHaveCount(1);

  // A full device says so above the messages, and the toast covers none of those just written.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await context.setOffline(true);
  await write(page, '到站后再联系');
  const toast = page.locator('.adm-toast-main');
  await expect(toast).toHaveText('本机存储空间已满，消息发出前请不要关闭页面');
  const [above, bubble] = [
    await toast.boundingBox(),
    await log(page).locator('.chat-row').filter({ hasText: '到站后再联系' }).boundingBox(),
  ];
  expect(above?.y ?? 0).toBeLessThan(72);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bubble?.y ?? 0);
});
