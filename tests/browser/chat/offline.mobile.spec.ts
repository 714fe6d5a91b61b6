import type { BrowserContext, Locator, Page } from '@playwright/test';
import { wholeFiles } from '../../support/gateway/upload';
import { hearCode } from '../support/code-come';
import { field, log, rowOf, write } from './talking';
import { expect, test } from './two-people';

/** The code of conversations, which the list fetches in a quiet moment. */
const chatCode = [/\/chat-of-[^/]+\.js$/, /\/chat-of-[^/]+\.css$/];

/** Opens the conversation, cuts the network and chooses a document; its row. */
const chosenOffline = async (
  page: Page,
  context: BrowserContext,
  { address, name }: { readonly address: string; readonly name: string },
): Promise<Locator> => {
  await page.goto(address);
  await expect(log(page)).toContainText('您好');
  await context.setOffline(true);
  const buffer = Buffer.from(wholeFiles['application/pdf']);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  return log(page).locator('.chat-row').filter({ hasText: name });
};

test('[SOC-06][LAY-16] a conversation that is opened without network says so, takes what is written, and fills and sends once there is one', async ({
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
});

test('[LAY-13][LAY-16] a conversation whose code has not come says so, leads back, and opens once the code can be had', async ({
  page,
  watch,
  other,
}) => {
  watch.announce(/ERR_FAILED/, /chat-of-/);
  for (const code of chatCode) await page.route(code, (route) => route.abort());
  await page.goto('/message');
  const row = rowOf(page, other.account.name);
  await row.click();
  const failed = page.getByRole('alert').filter({ hasText: '会话没有加载出来' });
  await expect(failed).toContainText('请检查网络后重新加载。');
  await expect(page.getByRole('heading', { name: other.account.name })).toBeVisible();
  await page.getByRole('link', { name: '返回' }).click();
  await row.click();
  await expect(failed).toBeVisible();
  await page.unrouteAll();
  await failed.getByRole('button', { name: '重新加载' }).click();
  await expect(log(page)).toContainText('您好');
});

test('[SOC-06] a file that is chosen without network is kept over a reload, and goes out once when there is one', async ({
  page,
  context,
  watch,
  other,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED/);
  const row = await chosenOffline(page, context, { address: other.address, name: '意向书.pdf' });
  await expect(row).toContainText('没有连上服务器，恢复后自动发送');
  // Also from another page: what was sent goes on.
  await context.setOffline(false);
  await page.goto('/message');
  await expect(log(other.page).getByRole('button', { name: '下载 意向书.pdf' })).toHaveCount(1);
  await page.goto(other.address);
  await expect(row.getByText('已读').or(row.getByText('已发送'))).toBeVisible();
  await expect(row).toHaveCount(1);
});

test('[SCR-11] a file that waits can be given up, and does not go', async ({
  page,
  context,
  watch,
  other,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED/);
  const row = await chosenOffline(page, context, { address: other.address, name: '作废.pdf' });
  await row.getByRole('button', { name: '取消' }).click();
  await expect(row).toHaveCount(0);
  await context.setOffline(false);
  await write(page, '之前的文件不用了');
  await expect(log(other.page)).toContainText('之前的文件不用了');
  await expect(log(other.page)).not.toContainText('作废.pdf');
});

test('[SOC-06] no more than 20 files wait; the next stays chosen with the reason, what is typed goes, and it goes itself once there is room', async ({
  page,
  context,
  watch,
  other,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED/);
  await chosenOffline(page, context, { address: other.address, name: '附件 1.pdf' });
  const waiting = (name: string): Locator => log(page).locator('.chat-row').filter({ hasText: name });
  const choose = (name: string): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(wholeFiles['application/pdf']),
    });
  for (const nth of Array.from({ length: 19 }, (_, before) => before + 2)) {
    await choose(`附件 ${nth}.pdf`);
    await expect(waiting(`附件 ${nth}.pdf`)).toBeVisible();
  }
  await choose('附件 21.pdf');
  const bar = page.getByRole('form', { name: '发送消息' });
  await expect(bar.getByRole('alert')).toHaveText('已有 20 个文件等待发送，请等它们发出或取消几个后重试');
  await expect(bar.getByText('附件 21.pdf')).toBeVisible();
  await write(page, '附件较多，分批发给您');
  await expect(field(page)).toHaveValue('');
  await expect(bar.getByText('附件 21.pdf')).toBeVisible();
  await bar.getByRole('button', { name: '重试' }).click();
  await expect(bar.getByRole('alert')).toBeVisible();
  await waiting('附件 19.pdf').getByRole('button', { name: '取消' }).click();
  await bar.getByRole('button', { name: '重试' }).click();
  await expect(bar.getByRole('alert')).toHaveCount(0);
  await expect(waiting('附件 21.pdf')).toBeVisible();
  await expect(waiting('附件 19.pdf')).toHaveCount(0);
});
