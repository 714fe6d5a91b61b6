import type { Locator, Page } from '@playwright/test';
import { uploadCalls } from '../../../contract/upload/calls';
import { onCall, refusal } from '../support/gateway-calls';
import { bytesOf, wholeFiles } from '../../support/gateway/upload';
import { field, log } from './talking';
import { expect, test } from './two-people';

const longName = '关于数控刀具龙头少数股权转让的补充说明与附件清单（第三稿）.docx';

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

const isOneLine = (button: Locator): Promise<boolean> =>
  button.evaluate((one) => one.getClientRects().length === 1 && one.scrollHeight <= 44);

test('[SCR-11][VAL-06] pictures and documents reach the other; a wrong or refused file says why', async ({
  page,
  other,
}) => {
  await page.goto(other.address);
  const bar = page.getByRole('form', { name: '发送消息' });
  await expect(bar.getByRole('button', { name: '添加图片或文件' })).toBeVisible();

  // A file of a wrong kind can be replaced, not sent again; its name, the reason and the buttons are readable.
  await choose(page, longName, 'application/octet-stream', Buffer.from('PK'));
  await expect(bar.getByRole('alert')).toContainText('重新选择');
  await expect(bar.getByRole('button', { name: '重新发送' })).toHaveCount(0);
  for (const word of ['重新选择', '取消']) {
    const button = bar.getByRole('button', { name: word });
    const box = await button.boundingBox();
    expect([await isOneLine(button), (box?.width ?? 0) > 24]).toEqual([true, true]);
  }
  expect((await bar.getByText(longName).boundingBox())?.width).toBeGreaterThan(120);
  const asked = page.waitForEvent('filechooser');
  await bar.getByRole('button', { name: '重新选择' }).click();
  await asked;
  await bar.getByRole('button', { name: '取消' }).click();
  await expect(bar.getByText(longName)).toHaveCount(0);
  await expect(field(page)).toBeVisible();

  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 200;
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  await choose(page, '厂区.jpg', 'image/jpeg', Buffer.from(drawn, 'base64'));
  for (const one of [page, other.page]) {
    const picture = log(one).getByRole('img', { name: '厂区.jpg' });
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await choose(page, '意向书.pdf', 'application/pdf', Buffer.from(wholeFiles['application/pdf']));
  const saving = other.page.waitForEvent('download');
  await log(other.page).getByRole('button', { name: '下载 意向书.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('意向书.pdf');
  await choose(page, '表.exe', 'application/pdf', Buffer.from('MZ program'));
  await expect(bar.getByRole('alert')).toBeVisible();
  await bar.getByRole('button', { name: '取消' }).click();

  // A file that the gateway refuses says why in its place, is not uploaded by the next visit, and can be removed.
  const refused = await onCall(page, uploadCalls.upload.path, refusal(413, '文件不能超过 10 MB'));
  await choose(page, '说明.pdf', 'application/octet-stream', Buffer.from(bytesOf('application/pdf')));
  const row = log(page).locator('.chat-row').filter({ hasText: '说明.pdf' });
  await expect(row.getByRole('alert')).toContainText('文件不能超过 10 MB');
  await expect(row.getByRole('button', { name: '重新发送' })).toHaveCount(0);
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
  await refused.stop();
});
