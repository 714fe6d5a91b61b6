import { wholeFiles } from '../../support/gateway/upload';
import { log, write } from './talking';
import { expect, test } from './two-people';

test('[SOC-08] a logout in another tab says how many messages and files it would lose', async ({
  page,
  context,
  watch,
  other,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  const second = await context.newPage();
  await second.goto('/user');
  await expect(second.getByRole('button', { name: '退出登录' })).toBeVisible();
  await page.goto(other.address);
  await expect(log(page)).toContainText('您好');
  await context.setOffline(true);
  await write(page, '周五前给您答复');
  const buffer = Buffer.from(wholeFiles['application/pdf']);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '意向书.pdf', mimeType: 'application/pdf', buffer });
  await expect(log(page)).toContainText('意向书.pdf');
  // The other tab hears of the file in its own time; a question that names fewer is put away, for it lies over the button.
  await expect(async () => {
    await second.getByRole('button', { name: '退出登录' }).click();
    const said = await second.getByText(/还有 \d 条消息没有发出/).innerText();
    if (!said.includes('2')) await second.getByRole('button', { name: '取消' }).click();
    expect(said).toBe('还有 2 条消息没有发出，退出后会被删除。');
  }).toPass();
  await second.getByRole('button', { name: '取消' }).click();
  await context.setOffline(false);
  await expect(log(other.page)).toContainText('周五前给您答复');
  await expect(log(other.page).getByRole('button', { name: '下载 意向书.pdf' })).toHaveCount(1);
});
