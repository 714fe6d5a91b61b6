import { refusals } from '../../../contract/refusal/refusal';
import { demo } from '../support/accounts';
import { openDeal, sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { onCall, refusal } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { whenShown } from '../support/when-shown';

const { path, sale } = sealedDeal;
const over = refusals.dealNotListed.text;

test('[SCR-03][SCR-07] interest is expressed, taken back and expressed again, the owner answers, and the own list says what comes next', async ({
  page,
  browser,
  member,
  gateway,
}) => {
  await page.goto(path);
  await whenShown(page);
  const express = async (note: string): Promise<void> => {
    await page.getByRole('button', { name: '表达意向' }).click();
    const sheet = page.getByRole('dialog', { name: '表达意向' });
    await sheet.getByLabel('说明（选填）').fill(note);
    await sheet.getByRole('button', { name: '提交' }).click();
  };
  const closed = await onCall(page, '/webapp/bid!save.action', refusal(410, over));
  await express('专注精密传动');
  const sheet = page.getByRole('dialog', { name: '表达意向' });
  await expect(sheet.getByText(over)).toBeVisible();
  await expect(sheet.getByLabel('说明（选填）')).toHaveValue('专注精密传动');
  await closed.stop();
  await sheet.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('待答复')).toBeVisible();

  await page.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('dialog', { name: '撤回意向' }).getByRole('button', { name: '确认撤回' }).click();
  await expect(page.getByText('已撤回')).toBeVisible();
  await express('资金已备齐');
  await expect(page.getByText('待答复')).toBeVisible();

  const ownerSide = await browser.newContext({ baseURL: gateway.url, viewport: page.viewportSize() });
  await signIn(ownerSide, gateway, demo.zhou);
  const owner = await ownerSide.newPage();
  await owner.goto(path);
  const received = owner
    .getByRole('list', { name: '意向与报价' })
    .getByRole('listitem')
    .filter({ hasText: '说明：资金已备齐' });
  await expect(received).toContainText(member.name);
  await received.getByRole('button', { name: '答复' }).click();
  const answer = owner.getByRole('dialog', { name: `答复${member.name}` });
  await answer.getByText('请对方补充').click();
  await answer.getByLabel('需要对方补充什么').fill('请补充资金证明');
  await answer.getByRole('button', { name: '发送答复' }).click();
  await expect(received).toContainText('待补充');
  await ownerSide.close();

  await expect(page.getByRole('main').getByText('请补充资金证明')).toBeVisible();
  await page.goto('/bidder_sales/unsigned');
  const row = page.getByRole('list', { name: '参与的项目' }).getByRole('link', { name: sale?.title ?? '' });
  await expect(row).toContainText('委托方希望您补充说明');
  await row.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('button', { name: '补充说明' })).toBeVisible();
});

test('[SCR-03][SCR-07] an owner who answers while the bidder takes it back keeps what was typed, and is told', async ({
  page,
  browser,
  member,
  gateway,
}) => {
  await page.goto(path);
  await whenShown(page);
  await page.getByRole('button', { name: '表达意向' }).click();
  const sheet = page.getByRole('dialog', { name: '表达意向' });
  await sheet.getByLabel('说明（选填）').fill('可先付定金');
  await sheet.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('待答复')).toBeVisible();
  await expect(page.getByRole('link', { name: '我的意向' })).toHaveAttribute('href', '/bidder_sales');

  const ownerSide = await browser.newContext({ baseURL: gateway.url, viewport: page.viewportSize() });
  await signIn(ownerSide, gateway, demo.zhou);
  const owner = await ownerSide.newPage();
  await owner.goto(path);
  const received = owner
    .getByRole('list', { name: '意向与报价' })
    .getByRole('listitem')
    .filter({ hasText: '说明：可先付定金' });
  await received.getByRole('button', { name: '答复' }).click();
  const answer = owner.getByRole('dialog', { name: `答复${member.name}` });
  await answer.getByLabel('说明（选填）').fill('请在周五前安排现场尽调');

  await page.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('dialog', { name: '撤回意向' }).getByRole('button', { name: '确认撤回' }).click();
  await expect(page.getByText('已撤回')).toBeVisible();
  await expect(answer.getByText('这份意向刚刚有变化，不能再答复')).toBeVisible();
  await expect(answer.getByLabel('说明（选填）')).toHaveValue('请在周五前安排现场尽调');
  await ownerSide.close();
});

test('[SCR-07] what wants no NDA stands under a word of its own in the own list, and the counts add up to all', async ({
  page,
  member: _member,
}) => {
  await page.goto(openDeal.path);
  await whenShown(page);
  await page.getByRole('button', { name: '表达意向' }).click();
  await page.getByRole('dialog', { name: '表达意向' }).getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('待答复')).toBeVisible();

  await page.goto('/bidder_sales');
  const tabs = page.getByRole('navigation', { name: '按保密协议查看' }).getByRole('link');
  await expect(tabs).toHaveText([/^全部1$/, /0$/, /0$/, /0$/, /0$/, /0$/, /^免签署1$/]);
  await tabs.last().click();
  await expect(page).toHaveURL(/\/bidder_sales\/notNeeded$/);
  const row = page.getByRole('list', { name: '参与的项目' }).getByRole('link');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('免签署');
  await expect(row).toContainText('等待委托方答复');
});

test('[LAY-17] with an interest of one’s own beside what is to be signed, the bottom bar has its words on one line each, down to 320', async ({
  page,
  member: _member,
}) => {
  await page.goto(path);
  await whenShown(page);
  await page.getByRole('button', { name: '表达意向' }).click();
  await page.getByRole('dialog', { name: '表达意向' }).getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('待答复')).toBeVisible();
  const own = page.getByRole('group', { name: '操作' }).getByRole('link', { name: '我的意向' });
  const sign = page.getByRole('button', { name: '签署保密协议' });
  for (const width of [320, 344, 360, 375]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(sign).toBeInViewport({ ratio: 1 });
    const boxes = await Promise.all([own, sign].map((place) => place.boundingBox()));
    const [left, right] = boxes;
    expect([left?.height, right?.height]).toEqual([44, 44]);
    expect((left?.x ?? 0) + (left?.width ?? width)).toBeLessThanOrEqual(right?.x ?? 0);
  }
});
