import { expect, test } from '../support/fixtures';
import { onCall } from '../support/gateway-calls';
import { atCashier, confirm, expectOutcome, sheet } from './paying';

const plan = '/member/pay?plan=plan-buyer-year';
const pay = { name: '立即支付' };

test.beforeEach(({ member }) => expect(member.name).not.toBe(''));

test('[PAY-06][PAY-16] another tab cancels a payment at the cashier; money paid after that is refunded', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(plan);
  await expect(other.getByRole('button', pay)).toBeVisible();
  await page.goto(plan);
  await page.getByRole('button', pay).click();
  await page.waitForURL(/\/cashier\//);

  await other.getByRole('button', pay).click();
  const blocked = sheet(other, '有一笔支付正在进行');
  await expect(blocked).toContainText('买方会员');
  await blocked.getByRole('button', { name: '放弃这笔支付' }).click();
  const end = await expectOutcome(other, '已取消支付', 3);
  await end.getByRole('button', { name: '查看订单' }).click();
  await expect(other.getByText('订单已取消').first()).toBeVisible();

  await atCashier(page, '支付');
  await expect(page).toHaveURL(/\/pay\/HP/);
  await expect(page.getByText('订单关闭后收到付款').first()).toBeVisible();
  await expect(page.getByText('款项已原路退回').first()).toBeVisible();
});

test('[PAY-05][PAY-13] pressing twice, or in another tab while one payment is under way, makes one order', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(plan);
  await expect(other.getByRole('button', pay)).toBeVisible();
  const held: (() => void)[] = [];
  const orders = { count: 0 };
  await onCall(page, '/webapp/wxPay!placeAnOrder.action', async (route) => {
    orders.count += 1;
    await new Promise<void>((resolve) => void held.push(resolve));
    await route.fallback();
  });
  await page.goto(plan);
  await page.getByRole('button', pay).dblclick();
  await expect.poll(() => held.length).toBe(1);

  await other.getByRole('button', pay).click();
  await expectOutcome(other, '有一笔支付正在进行', 10);
  held.forEach((release) => release());
  await atCashier(page, '支付');
  await confirm(page);
  await expectOutcome(page, '支付成功', null);
  expect(orders.count).toBe(1);
});
