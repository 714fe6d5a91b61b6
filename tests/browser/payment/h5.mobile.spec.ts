import { expect, test } from '../support/fixtures';
import { broken, callsOf, onCall } from '../support/gateway-calls';
import { asking, atCashier, buy, confirm, expectOutcome, sheet } from './paying';

const checks = (calls: readonly string[]): number =>
  calls.filter((path) => path === '/webapp/wxPay!check.action').length;

test('[PAY-10][PAY-17] a plan is bought by H5 over two reloads, and opens its rights at once', async ({
  page,
  member,
}) => {
  expect(member.name).not.toBe('');
  const calls = callsOf(page);
  await page.goto('/member');
  await expect(page.getByText('尚未开通会员')).toBeVisible();
  await buy(page);
  await page.waitForURL(/\/cashier\//);
  await page.reload();
  await expect(page.getByText('¥2,980.00')).toBeVisible();
  await atCashier(page, '支付');

  await expect(page).toHaveURL(/\/pay\/HP\d{18}$/);
  await expect(asking(page)).toBeVisible();
  await page.reload();
  await expect(asking(page)).toBeVisible();
  expect(checks(calls)).toBe(0);
  await confirm(page);
  const end = await expectOutcome(page, '支付成功', null, '¥2,980.00');
  expect(checks(calls)).toBe(1);
  expect(calls.filter((path) => path === '/webapp/wxPay!placeAnOrder.action')).toHaveLength(1);

  await end.getByRole('button', { name: '查看会员权益' }).click();
  await expect(page).toHaveURL(/\/member$/);
  await expect(page.getByText('买方会员').first()).toBeVisible();
  await expect(page.getByText('尚未开通会员')).toHaveCount(0);
  await expect(sheet(page, '支付成功')).toHaveCount(0);
});

test('[PAY-02][PAY-04] a payment that was lost, then late, is checked until it is paid', async ({
  page,
  member,
  gateway,
  watch,
}) => {
  watch.announce(/ERR_CONNECTION_RESET/);
  expect(member.name).not.toBe('');
  // Before the page is left: a request of the next page could pass a route that is still being set.
  const lost = await onCall(page, '/webapp/wxPay!check.action', broken);
  const calls = callsOf(page);
  await buy(page);
  await atCashier(page, '支付（稍后到账）');
  await confirm(page);
  const unknown = await expectOutcome(page, '支付结果未知', 2);
  await lost.stop();
  await unknown.getByRole('button', { name: '再次核对' }).click();
  const late = await expectOutcome(page, '尚未查到付款', 4, /最晚到 \d\d:\d\d/);
  await late.getByRole('button', { name: '关闭' }).click();

  // The next start asks again; closed, the payment blocks another purchase.
  await page.goto('/member/pay?plan=plan-buyer-year');
  await asking(page).getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '立即支付' }).click();
  await expect(sheet(page, '有一笔支付正在进行')).toContainText(/保留到 \d\d:\d\d/);
  gateway.clock.move(21_000);
  await page.getByRole('button', { name: '再次核对' }).click();
  // From here on the sheet follows the order by itself.
  await expectOutcome(page, '支付成功', null);
  expect(calls.filter((path) => path === '/webapp/wxPay!placeAnOrder.action')).toHaveLength(1);
});

test('[PAY-11][PAY-06] an order cancelled on its page blocks no other; 取消 leaves the other as it is', async ({
  page,
  member,
}) => {
  expect(member.name).not.toBe('');
  await buy(page);
  await atCashier(page, '取消支付');
  await asking(page).getByRole('button', { name: '关闭' }).click();
  await expect(asking(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/pay\/HP\d{18}$/);
  const address = page.url();
  await page.getByRole('button', { name: '立即支付' }).click();
  await expect(asking(page)).toBeVisible();
  await page.goBack();
  await expect(asking(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  await page.getByRole('button', { name: '取消订单' }).click();
  await sheet(page, '取消后不能再支付这笔订单').getByRole('button', { name: '确认取消' }).click();
  await expect(page.getByText('订单已取消').first()).toBeVisible();

  await buy(page, 'plan-facility-year');
  await atCashier(page, '关闭页面');
  await page.goto('/pay');
  const orders = page.getByRole('list', { name: '订单列表' });
  await expect(orders.getByText('待支付')).toHaveCount(1);
  // 取消 closes the question alone: the order stays to be paid.
  await asking(page).getByRole('button', { name: '取消', exact: true }).click();
  await expect(page.locator('.adm-toast-main')).toContainText('已取消支付，订单已保留');
  await expect(asking(page)).toHaveCount(0);
  await expect(orders.getByText('待支付')).toHaveCount(1);
  await expect(orders.getByText('已取消')).toHaveCount(1);
});
