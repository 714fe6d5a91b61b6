import type { Locator, Page } from '@playwright/test';
import { freeze } from '../support/frozen-clock';
import { field, log, menuOf, write } from './talking';
import { expect, test } from './two-people';

const rowOf = (page: Page, text: string): Locator =>
  log(page).locator('.chat-row').filter({ hasText: text }).first();

test('[SCR-11][MKT-16] a message is masked, quoted, reported and taken back within two minutes', async ({
  page,
  gateway,
  member,
  other,
}) => {
  // By the gateway's time, which another test may have moved: the two minutes run by it.
  await page.clock.install({ time: gateway.clock.now() });
  await page.goto(other.address);
  await expect(page.getByText('在保密协议通过前，消息中的联系方式会被隐藏。')).toBeVisible();
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

  await page.getByRole('menuitem', { name: '引用' }).click();
  await expect(page.getByRole('form', { name: '发送消息' })).toContainText('您好');
  await expect(field(page)).toBeFocused();
  await field(page).fill('请');
  await page.reload();
  await expect(field(page)).toHaveValue('请');
  await expect(page.getByRole('form', { name: '发送消息' })).toContainText('您好');
  await write(page, '请讲');
  await expect(rowOf(other.page, '请讲')).toContainText('您好');
  await write(page, '我的手机一三九 1660 5278，报价 2.86 亿元');
  await expect(log(page)).toContainText('联系方式已隐藏');
  await expect(log(other.page)).toContainText('2.86 亿元');
  for (const side of [page, other.page]) await expect(log(side)).not.toContainText('5278');

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

  // An answer that quotes a message loses its words when that is taken back.
  await write(page, '底价两亿四');
  await (await menuOf(other.page, '底价两亿四')).getByRole('menuitem', { name: '引用' }).click();
  await write(other.page, '收到');
  await expect(rowOf(page, '收到')).toContainText('底价两亿四');
  const quoted = rowOf(page, '底价两亿四');
  await quoted.hover();
  await quoted.getByRole('button', { name: '消息操作' }).click();
  await page.getByRole('menuitem', { name: /^撤回/ }).click();
  for (const side of [page, other.page]) {
    await expect(log(side)).toContainText('该消息已撤回');
    await expect(log(side)).not.toContainText('底价两亿四');
    await side.reload();
    await expect(log(side)).toContainText('首期款六成');
    await expect(log(side)).toContainText('2.86 亿元');
    for (const gone of ['首期款八成', '底价两亿四', '5278', '[hupo:'])
      await expect(log(side)).not.toContainText(gone);
  }

  await write(page, '尾款两成');
  await expect(rowOf(page, '尾款两成')).toContainText('已读');
  await other.page.goto('/message');
  const row = other.page.getByRole('link').filter({ hasText: member.name });
  await expect(row).toContainText('尾款两成');
  // What is taken back before it was read is unread no more: in the row, at the tab and in the title.
  await write(page, '发错了');
  await expect(row).toContainText('未读 1');
  await expect(other.page).toHaveTitle(/^\(1\)/);
  await (await menuOf(page, '发错了')).getByRole('menuitem', { name: /^撤回/ }).click();
  await expect(row).toContainText('撤回');
  await expect(row).not.toContainText('未读');
  await expect(other.page).not.toHaveTitle(/^\(/);
  await expect(other.page.getByRole('navigation').getByText(/^未读/)).toHaveCount(0);
  await freeze(page);
  const menu = await menuOf(page, '尾款两成');
  const item = menu.getByRole('menuitem', { name: /^撤回/ });
  const left = async (): Promise<number> => {
    const [, minutes, seconds] = /(\d):(\d\d)/.exec(await item.innerText()) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const first = await left();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(120);
  await page.clock.runFor(1_000);
  await expect.poll(left).toBe(first - 1);
  // The gateway's clock follows the page's, whose answers correct the page (CLK-01): a page that is minutes ahead is put back.
  for (let rest = first - 1; rest > 1; rest = await left()) {
    const step = Math.min(rest - 1, 10) * 1_000;
    await page.clock.runFor(step);
    gateway.clock.move(step);
  }
  await expect(item).toContainText('还剩 0:01');
  // Answers correct the clock by parts of a second, so the end may come a second later.
  await page.clock.runFor(2_000);
  await expect(item).toHaveCount(0);
  await expect(menu.getByRole('menuitem', { name: '引用' })).toBeVisible();
});

test('[SCR-11][LAY-19] blocking is reconsidered four ways, then stops the other until it is undone', async ({
  page,
  other,
}) => {
  const more = page.getByRole('button', { name: '更多操作' });
  const menu = page.getByRole('menu', { name: '更多操作' });
  const question = page.getByRole('dialog', { name: '拉黑对方' });
  await page.goto(other.address);
  await expect(field(page)).toBeVisible();
  await more.click();
  await expect(menu.getByRole('menuitem')).toBeFocused();
  const box = await menu.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) - 8);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.click();
  await page.mouse.click(120, 600);
  await expect(menu).toHaveCount(0);
  await more.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await more.click();
  await menu.getByRole('menuitem', { name: '拉黑对方' }).click();
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect(page).toHaveURL(/\/message\/chat\?to=/);

  // A person who wrote first may go on once they were answered.
  await write(page, '请讲');
  await expect(field(other.page)).toBeVisible();
  await more.click();
  await menu.getByRole('menuitem', { name: '拉黑对方' }).click();
  await expect(question).toContainText('拉黑后对方不能再给您发消息。');
  await question.getByRole('button', { name: '拉黑', exact: true }).click();
  const bar = page.getByText('您已拉黑对方，解除后才能继续发送消息。');
  await expect(bar).toBeVisible();
  await expect(question).toHaveCount(0);
  // The other's open page shows it without a reload, and so it does when the block ends.
  await expect(field(other.page)).toHaveCount(0);
  await expect(other.page.getByText('对方暂不接收您的消息')).toBeVisible();
  await page.getByRole('button', { name: '解除拉黑' }).click();
  await expect(field(page)).toBeVisible();
  await expect(bar).toHaveCount(0);
  await write(other.page, '还在吗');
  await expect(log(page)).toContainText('还在吗');
  await expect(other.page.getByText('对方暂不接收您的消息')).toHaveCount(0);
});
