import { wholeFiles } from '../../support/gateway/upload';
import { field, log, rowOf, write } from './talking';
import { expect, test } from './two-people';

test('[SCR-11] a draft is kept for its conversation over a reload, and its row says that there is one', async ({
  page,
  other,
}) => {
  await page.goto(other.address);
  await field(page).fill('我们倾向 12 月第一周');
  await page.reload();
  await expect(field(page)).toHaveValue('我们倾向 12 月第一周');
  await page.goto('/message');
  const row = rowOf(page, other.account.name);
  await expect(row).toContainText('[草稿] 我们倾向 12 月第一周');
  await row.click();
  await write(page, '12 月第一周可以吗');
  await expect(log(other.page)).toContainText('12 月第一周可以吗');
  await page.goto('/message');
  await expect(row).toContainText('12 月第一周可以吗');
  await expect(row).not.toContainText('[草稿]');
});

test('[SOC-08] what is read in one tab is read in the other, and its badge goes', async ({
  page,
  context,
  other,
}) => {
  const second = await context.newPage();
  await second.goto('/message');
  const row = rowOf(second, other.account.name);
  await expect(row).toContainText(/未读 1/);
  await page.goto(other.address);
  await expect(log(page)).toContainText('您好');
  await expect(row).not.toContainText('未读');
  await expect(log(other.page)).toContainText('您好');
});

test('[SCR-11] a picture and a document are sent, seen from a blob and handed over, for these two alone', async ({
  page,
  other,
}) => {
  await page.goto(other.address);
  await expect(field(page)).toBeVisible();
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 200;
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({
    name: '厂区.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(drawn, 'base64'),
  });
  for (const one of [page, other.page]) {
    const picture = log(one).getByRole('img', { name: '厂区.jpg' });
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await chooser.setInputFiles({
    name: '意向书.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(wholeFiles['application/pdf']),
  });
  const saving = other.page.waitForEvent('download');
  await log(other.page).getByRole('button', { name: '下载 意向书.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('意向书.pdf');
  await chooser.setInputFiles({
    name: '表.exe',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ program'),
  });
  await expect(page.getByRole('form', { name: '发送消息' }).getByRole('alert')).toBeVisible();
});

test('[SOC-06] where the code that sends did not come, that is said, and what was typed goes out once it has', async ({
  page,
  watch,
  other,
}) => {
  watch.announce(/ERR_FAILED/, /open-outbox/);
  await page.route(/\/assets\/open-outbox-[^/]*\.js$/, (route) => route.abort());
  await page.goto(other.address);
  const told = page.getByRole('alert').filter({ hasText: '发送功能没有加载出来' });
  await expect(told).toBeVisible();
  await field(page).fill('周三下午可以吗');
  await page.unroute(/\/assets\/open-outbox-[^/]*\.js$/);
  await told.getByRole('button', { name: '重新加载' }).click();
  await expect(told).toHaveCount(0);
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await expect(log(other.page)).toContainText('周三下午可以吗');
});
