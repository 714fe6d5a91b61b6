import type { Locator, Page } from '@playwright/test';
import { uploadCalls } from '../../../contract/upload/calls';
import { onCall, refusal } from '../support/gateway-calls';
import { bytesOf } from '../../support/gateway/upload';
import { field, log } from './talking';
import { expect, test } from './two-people';

const name = '关于数控刀具龙头少数股权转让的补充说明与附件清单（第三稿）.docx';

const writing = (page: Page): Locator => page.getByRole('form', { name: '发送消息' });

const choose = async (
  page: Page,
  file: { readonly name: string; readonly buffer: Buffer },
): Promise<void> => {
  await expect(writing(page).getByRole('button', { name: '添加图片或文件' })).toBeVisible();
  await writing(page)
    .locator('input[type=file]')
    .setInputFiles({ ...file, mimeType: 'application/octet-stream' });
};

test('[SCR-11][VAL-06] a file of a wrong kind can be chosen anew, not sent anew; its name, the reason and the buttons can be read', async ({
  page,
  other,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(other.address);
  await choose(page, { name, buffer: Buffer.from('PK') });
  const bar = writing(page);
  await expect(bar.getByRole('alert')).toContainText('重新选择');
  await expect(bar.getByRole('button', { name: '重新发送' })).toHaveCount(0);
  for (const word of ['重新选择', '取消']) {
    const box = await bar.getByRole('button', { name: word }).boundingBox();
    const line = await bar
      .getByRole('button', { name: word })
      .evaluate((button) => button.getClientRects().length === 1 && button.scrollHeight <= 44);
    expect([line, (box?.width ?? 0) > 24]).toEqual([true, true]);
  }
  expect((await bar.getByText(name).boundingBox())?.width).toBeGreaterThan(120);
  const asked = page.waitForEvent('filechooser');
  await bar.getByRole('button', { name: '重新选择' }).click();
  await asked;
  await bar.getByRole('button', { name: '取消' }).click();
  await expect(bar.getByText(name)).toHaveCount(0);
  await expect(field(page)).toBeVisible();
});

test('[SCR-11][VAL-06] a file that the gateway refuses says why in its place, and can be taken away', async ({
  page,
  other,
}) => {
  await page.goto(other.address);
  const stop = await onCall(page, uploadCalls.upload.path, refusal(413, '文件不能超过 10 MB'));
  await choose(page, { name: '说明.pdf', buffer: Buffer.from(bytesOf('application/pdf')) });
  const row = log(page).locator('.chat-row').filter({ hasText: '说明.pdf' });
  await expect(row.getByRole('alert')).toContainText('文件不能超过 10 MB');
  await expect(row.getByRole('button', { name: '重新发送' })).toHaveCount(0);
  // The next visit does not hand it in again.
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(uploadCalls.upload.path)) uploads.push(request.url());
  });
  await page.reload();
  await expect(row.getByRole('alert')).toContainText('文件不能超过 10 MB');
  await expect(row.getByRole('button', { name: '重新发送' })).toHaveCount(0);
  expect(uploads).toEqual([]);
  await row.getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
  await stop.stop();
});
