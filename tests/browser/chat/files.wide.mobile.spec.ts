import type { Locator, Page } from '@playwright/test';
import { uploadCalls } from '../../../contract/upload/calls';
import { onCall, refusal } from '../support/gateway-calls';
import { bytesOf, wholeFiles } from '../../support/gateway/upload';
import sharp from 'sharp';
import { officeFile } from '../../support/samples/archive';
import { field, log, sendFile, shownFile } from './talking';
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
  await expect(shownFile(page).getByRole('img', { name: '厂区.jpg 的预览' })).toBeVisible();
  await expect(log(page).getByRole('img')).toHaveCount(0);
  await shownFile(page).getByRole('button', { name: '取消' }).click();
  await expect(shownFile(page)).toHaveCount(0);
  await sendFile(page, { name: '厂区.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn, 'base64') });
  for (const one of [page, other.page]) {
    const picture = log(one).getByRole('img', { name: '厂区.jpg' });
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  const pdf = Buffer.from([0xef, 0xbb, 0xbf, 13, 10, ...wholeFiles['application/pdf']]);
  await sendFile(page, { name: '意向书.pdf', mimeType: 'application/pdf', buffer: pdf });
  await sendFile(page, { name: '清单.docx', mimeType: '', buffer: Buffer.from(officeFile('docx')) });
  await expect(log(other.page).getByRole('button', { name: '下载 清单.docx' })).toBeVisible();
  const saving = other.page.waitForEvent('download');
  await log(other.page).getByRole('button', { name: '下载 意向书.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('意向书.pdf');
  await choose(page, '表.exe', 'application/pdf', Buffer.from('MZ program'));
  await expect(bar.getByRole('alert')).toBeVisible();
  await bar.getByRole('button', { name: '取消' }).click();

  // A file that the gateway refuses says why in its place, is not uploaded by the next visit, and can be removed.
  const refused = await onCall(page, uploadCalls.upload.path, refusal(413, '文件不能超过 10 MB'));
  const note = { name: '说明.pdf', mimeType: '', buffer: Buffer.from(bytesOf('application/pdf')) };
  await sendFile(page, note);
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

/** A photo of 24 megapixels as phones write it: lying on its side, with the turn in its metadata. */
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#7a8c6e' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('[VAL-06][SCR-11] a photo of 24 megapixels is reduced upright, sent, and seen whole, near and back', async ({
  page,
  other,
}) => {
  await page.goto(other.address);
  await field(page).fill('附上现场照片');
  await choose(page, '现场.jpg', 'image/jpeg', await photo());
  await expect(shownFile(page)).toContainText(/照片较大（.+），已压缩为 .+/);
  await expect(field(page)).toHaveValue('附上现场照片');
  await shownFile(page).getByRole('button', { name: '发送' }).click();
  const small = log(page).getByRole('button', { name: '查看大图 现场.jpg' });
  await expect(log(other.page).getByRole('img', { name: '现场.jpg' })).toHaveAttribute('src', /^blob:/);

  await small.click();
  const viewer = page.getByRole('dialog', { name: '查看图片' });
  const whole = viewer.getByRole('img', { name: '现场.jpg' });
  await expect
    .poll(() => whole.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]))
    .toEqual([1365, 2048]);
  const width = async (): Promise<number> => (await whole.boundingBox())?.width ?? 0;
  await expect.poll(async () => (await viewer.boundingBox())?.y).toBe(0);
  const before = await width();
  expect(before).toBe(page.viewportSize()?.width);
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before * 1.4);
  await page.keyboard.press('-');
  await expect.poll(width).toBeCloseTo(before, 0);
  await page.mouse.move(150, 400);
  await page.mouse.wheel(0, -300);
  await expect.poll(width).toBeGreaterThan(before * 1.4);
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(small).toBeFocused();
  await small.click();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  await choose(page, '残缺.jpg', 'image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3]));
  await expect(page.getByRole('alert')).toContainText('照片已损坏或不完整');
  const heic = Buffer.from([0, 0, 0, 24, ...Buffer.from('ftypheic'), 0, 0, 0, 0]);
  await choose(page, 'IMG_1.HEIC', 'image/heic', heic);
  await expect(page.getByRole('alert')).toContainText('HEIC');
});
