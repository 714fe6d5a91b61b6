import type { Page } from '@playwright/test';
import { refusals } from '../../../contract/refusal/refusal';
import { callGateway } from '../../support/gateway/call';
import { demo } from '../support/accounts';
import { openDeal, sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { onCall, refusal } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { whenShown } from '../support/when-shown';

const { path, sale } = sealedDeal;
const over = refusals.dealNotListed.text;

/** The bottom bar has the own interest and the signature next to each other, each on one line. */
const expectBarAt = async (page: Page, width: number): Promise<void> => {
  const own = page.getByRole('group', { name: '操作' }).getByRole('link', { name: '我的意向' });
  const sign = page.getByRole('button', { name: '签署保密协议' });
  await page.setViewportSize({ width, height: 700 });
  await expect(sign).toBeInViewport({ ratio: 1 });
  const [left, right] = [await own.boundingBox(), await sign.boundingBox()];
  expect([left?.height, right?.height]).toEqual([44, 44]);
  expect((left?.x ?? 0) + (left?.width ?? width)).toBeLessThanOrEqual(right?.x ?? 0);
};

test('[SCR-03][SCR-07] an interest is placed, withdrawn while the owner answers, placed again and listed', async ({
  page,
  browser,
  context,
  member,
  gateway,
}) => {
  const whole = page.viewportSize();
  await page.goto(path);
  await whenShown(page);
  const sheet = page.getByRole('dialog', { name: '表达意向' });
  const note = sheet.getByLabel('说明（选填）');
  const submit = sheet.getByRole('button', { name: '提交' });
  const express = async (words: string): Promise<void> => {
    await page.getByRole('button', { name: '表达意向' }).click();
    await note.fill(words);
    await submit.click();
  };
  const closed = await onCall(page, '/webapp/bid!save.action', refusal(410, over));
  await express('专注精密传动');
  await expect(sheet.getByText(over)).toBeVisible();
  await expect(note).toHaveValue('专注精密传动');
  await closed.stop();
  await submit.click();
  await expect(page.getByText('待答复')).toBeVisible();
  await expect(page.getByRole('link', { name: '我的意向' })).toHaveAttribute('href', '/bidder_sales');
  for (const width of [320, 375]) await expectBarAt(page, width);
  if (whole !== null) await page.setViewportSize(whole);

  // The owner is about to answer while the bidder withdraws: what was typed stays, with the reason.
  const ownerSide = await browser.newContext({ baseURL: gateway.url, viewport: whole });
  await signIn(ownerSide, gateway, demo.zhou);
  const owner = await ownerSide.newPage();
  await owner.goto(path);
  const received = (words: string) =>
    owner
      .getByRole('list', { name: '意向与报价' })
      .getByRole('listitem')
      .filter({ hasText: `说明：${words}` });
  await expect(received('专注精密传动')).toContainText(member.name);
  await received('专注精密传动').getByRole('button', { name: '答复' }).click();
  const answer = owner.getByRole('dialog', { name: `答复${member.name}` });
  await expect(answer.getByRole('radio', { checked: true })).toHaveCount(0);
  await answer.getByText('同意', { exact: true }).click();
  await answer.getByLabel('说明（选填）').fill('请在周五前安排现场尽调');
  await page.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('dialog', { name: '撤回意向' }).getByRole('button', { name: '确认撤回' }).click();
  await expect(page.getByText('已撤回')).toBeVisible();
  await expect(answer.getByText('这份意向刚刚有变化，不能再答复')).toBeVisible();
  await expect(answer.getByLabel('说明（选填）')).toHaveValue('请在周五前安排现场尽调');
  await owner.goBack();
  await expect(answer).toBeHidden();

  await express('资金已备齐');
  await expect(page.getByText('待答复')).toBeVisible();
  await received('资金已备齐').getByRole('button', { name: '答复' }).click();
  await answer.getByText('请对方补充').click();
  await answer.getByLabel('需要对方补充什么').fill('请补充资金证明');
  await answer.getByRole('button', { name: '发送答复' }).click();
  await answer.getByRole('button', { name: '确认发送' }).click();
  await expect(received('资金已备齐')).toContainText('待补充');
  await ownerSide.close();
  await expect(page.getByRole('main').getByText('请补充资金证明')).toBeVisible();

  // The own list counts by the state of the NDA; a deal without one has a word of its own.
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
  await callGateway(gateway.url, '/webapp/bid!save.action', {
    ...{ method: 'POST', token },
    parameters: { saleId: openDeal.path.split('/').at(-1) ?? '', kind: 'interest', note: '' },
  });
  await page.goto('/bidder_sales');
  const tabs = page.getByRole('navigation', { name: '按保密协议查看' }).getByRole('link');
  await expect(tabs).toHaveText([/^全部2$/, /^未签署1$/, /0$/, /0$/, /0$/, /0$/, /^免签署1$/]);
  const row = page.getByRole('list', { name: '参与的项目' }).getByRole('link');
  await tabs.last().click();
  await expect(page).toHaveURL(/\/bidder_sales\/notNeeded$/);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('免签署');
  await expect(row).toContainText('等待委托方答复');
  await tabs.nth(1).click();
  await expect(page).toHaveURL(/\/bidder_sales\/unsigned$/);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(sale?.title ?? '');
  await expect(row).toContainText('委托方希望您补充说明');
  await row.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('button', { name: '补充说明' })).toBeVisible();
});
