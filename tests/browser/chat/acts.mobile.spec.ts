import { field, log, menuOf, write } from './talking';
import { expect, test } from './two-people';

test('[SCR-11] a message is taken back for both within two minutes, and its sender writes it anew', async ({
  page,
  other,
}) => {
  await page.goto(other.address);
  await write(page, '首期款八成');
  await expect(log(other.page)).toContainText('首期款八成');
  await (await menuOf(page, '首期款八成')).getByRole('menuitem', { name: /^撤回/ }).click();
  await expect(log(page)).toContainText('您撤回了一条消息');
  await expect(log(other.page)).toContainText('对方撤回了一条消息');
  await expect(log(other.page)).not.toContainText('首期款八成');
  await field(page).fill('另外');
  await log(page).getByRole('button', { name: '重新编辑' }).click();
  await expect(field(page)).toHaveValue('另外\n首期款八成');
  await expect(field(page)).toBeFocused();
  await write(page, '首期款六成');
  await expect(log(other.page)).toContainText('首期款六成');
  await other.page.reload();
  await expect(log(other.page)).toContainText('首期款六成');
  await expect(log(other.page)).not.toContainText('首期款八成');
});

test('[SCR-11] an answer quotes what it answers to, for both', async ({ page, member, other }) => {
  await page.goto(other.address);
  await (await menuOf(page, '您好')).getByRole('menuitem', { name: '引用' }).click();
  await expect(page.getByRole('form', { name: '发送消息' })).toContainText('您好');
  await expect(field(page)).toBeFocused();
  await write(page, '请讲');
  await expect(log(other.page).locator('.chat-row').filter({ hasText: '请讲' })).toContainText('您好');
  await expect(log(other.page)).not.toContainText('[hupo:');
  await other.page.goto('/message');
  const row = other.page.getByRole('link').filter({ hasText: member.name });
  await expect(row).toContainText('请讲');
});

test('[SCR-11] once what an answer quotes is taken back, neither reads its words in the answer', async ({
  page,
  other,
}) => {
  await page.goto(other.address);
  await write(page, '底价两亿四');
  await (await menuOf(other.page, '底价两亿四')).getByRole('menuitem', { name: '引用' }).click();
  await write(other.page, '收到');
  await expect(log(page).locator('.chat-row').filter({ hasText: '收到' })).toContainText('底价两亿四');
  // The answer, which quotes it, stands below it.
  const row = log(page).locator('.chat-row').filter({ hasText: '底价两亿四' }).first();
  await row.hover();
  await row.getByRole('button', { name: '消息操作' }).click();
  await page.getByRole('menuitem', { name: /^撤回/ }).click();
  for (const side of [page, other.page]) {
    await expect(log(side)).toContainText('该消息已撤回');
    await expect(log(side)).not.toContainText('底价两亿四');
  }
});

test('[MKT-16] before an approval what one writes of one’s phone is hidden for both, and one is told', async ({
  page,
  other,
}) => {
  await page.goto(other.address);
  await expect(page.getByText('在保密协议通过前，消息中的联系方式会被隐藏。')).toBeVisible();
  await write(page, '我的手机一三九 1660 5278，报价 2.86 亿元');
  await expect(log(page)).toContainText('联系方式已隐藏');
  await expect(log(other.page)).toContainText('2.86 亿元');
  await expect(log(other.page)).not.toContainText('5278');
  await expect(log(page)).not.toContainText('5278');
  await page.reload();
  await expect(log(page)).toContainText('2.86 亿元');
  await expect(log(page)).not.toContainText('5278');
});

test('[SCR-11] a message is reported from its menu, once', async ({ page, other }) => {
  await page.goto(other.address);
  await (await menuOf(page, '您好')).getByRole('menuitem', { name: '举报' }).click();
  const sheet = page.getByRole('dialog', { name: '举报这条消息' });
  await expect(sheet).toBeVisible();
  await expect(page.locator('.chat-menu')).toBeHidden();
  await sheet.getByRole('button', { name: '提交举报' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('请选择举报原因');
  await expect(sheet.getByRole('radio', { name: '骚扰或广告' })).toBeFocused();
  await sheet.getByText('疑似诈骗').click();
  await sheet.getByRole('button', { name: '提交举报' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('menuitem', { name: '已举报' })).toBeVisible();
});
