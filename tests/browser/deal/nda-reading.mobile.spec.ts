import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { signRead } from './signing';

const { path, sale } = sealedDeal;

test('[MKT-04][SOC-08] an NDA is read with its progress, kept as a file, signed and withdrawn in two tabs', async ({
  page,
  context,
  gateway,
  member,
}) => {
  const other = await context.newPage();
  await other.goto(path);
  await expect(other.getByText('下一步：签署保密协议')).toBeVisible();
  await page.goto(path);
  await page.getByRole('button', { name: '签署保密协议' }).click();
  const sheet = page.getByRole('dialog', { name: '签署保密协议' });
  const bar = sheet.getByRole('progressbar', { name: '阅读进度' });
  const body = sheet.getByRole('group', { name: '协议全文' });
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await expect(sheet.getByText('共 9 条', { exact: true })).toBeVisible();
  await expect(sheet.getByText(/^已读 0\s%，还有约 \d+ 分钟$/)).toBeVisible();

  // Pixel by pixel over three fifths of the text: what is shown changes by its steps alone.
  const changes = await body.evaluate(async (element) => {
    const shown = element.parentElement?.querySelector('[role=progressbar]');
    let changed = 0;
    const observer = new MutationObserver((records) => {
      changed += records.filter(({ attributeName }) => attributeName === 'aria-valuenow').length;
    });
    if (shown) observer.observe(shown, { attributes: true });
    const end = (element.scrollHeight - element.clientHeight) * 0.62;
    for (let at = 0; at < end; at += 12) {
      element.scrollTop = at;
      await new Promise(requestAnimationFrame);
    }
    element.scrollTop = end;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    observer.disconnect();
    return changed;
  });
  expect(changes).toBe(12);
  await expect(bar).toHaveAttribute('aria-valuenow', '60');
  await expect(sheet.getByText(/^已读 60\s%，还有约 \d 分钟$/)).toBeVisible();
  await expect(sheet.getByText(/^第 [3-7] 条，共 9 条$/)).toBeVisible();
  await expect(sheet.getByRole('status').filter({ hasText: '已读' })).toHaveCount(0);

  await body.press('Home');
  // A key that is pressed while the text still goes to its head is lost.
  await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await expect(sheet.getByText('共 9 条', { exact: true })).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', '60');
  await expect(sheet.getByRole('button', { name: '读到末尾后可签名' })).toBeVisible();
  await body.press('End');
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await expect(sheet.getByText('第 9 条，共 9 条')).toBeVisible();
  await expect(sheet.getByRole('status').filter({ hasText: '已读完全文' })).toHaveCount(1);
  await expect(sheet.getByRole('button', { name: '已读完，去签名' })).toBeVisible();

  // The digest that is signed is that of the file which the reader keeps.
  const saving = page.waitForEvent('download');
  await sheet.getByRole('button', { name: '下载协议文本' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`保密协议文本-${sale?.code ?? ''}.txt`);
  const digest = createHash('sha256')
    .update(await readFile(await saved.path()))
    .digest('hex');
  await expect(sheet.getByText(`文本指纹 ${digest.slice(0, 16)}`)).toBeVisible();
  await expect(sheet.getByText('协议文本已保存。')).toBeVisible();

  await signRead(page, gateway, member);
  await expect(other.getByText('下一步：等待委托方审核')).toBeVisible();
  await sheet.getByRole('button', { name: '撤回申请' }).click();
  await expect(other.getByText('下一步：签署保密协议')).toBeVisible();
  // The signer's own acts are no messages in their inbox.
  await other.goto('/message');
  await expect(other.getByText('还没有消息')).toBeVisible();
});
