import type { Page } from '@playwright/test';
import { paid } from '../../support/gateway/orders';
import { expect, test } from '../support/fixtures';
import { broken, onCall, refusal } from '../support/gateway-calls';
import { atCashier, buy, confirm, expectOutcome, sheet } from './paying';
import { memberIn } from './vendor';

/** The pay host answers this in its place. */
const preparing = (page: Page, data: unknown): Promise<unknown> =>
  page.route('**/pay/orderWXOtherBower*', (route) =>
    route.fulfill({ json: { resultCode: 200, data }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );

const put = (page: Page, title: string): Promise<void> =>
  sheet(page, title).getByRole('button', { name: '知道了' }).click();

test.beforeEach(({ member }) => expect(member.name).not.toBe(''));

test('[PAY-07][PAY-14] data without an address, and addresses that may not be followed, lead nowhere', async ({
  page,
}) => {
  const rows: readonly (readonly [unknown, string])[] = [
    [{}, '支付数据格式错误'],
    [{ mweb_url: '' }, '支付数据格式错误'],
    [{ mweb_url: { odd: true } }, '支付数据格式错误'],
    [{ mweb_url: 'https://cashier.evil.example/pay' }, '支付地址不安全，已停止打开'],
    [{ mweb_url: 'javascript:alert(1)' }, '支付地址不安全，已停止打开'],
    [{ mweb_url: 'http://wx.tenpay.com/pay' }, '支付地址不安全，已停止打开'],
  ];
  for (const [data, text] of rows) {
    await page.unrouteAll();
    await preparing(page, data);
    await buy(page);
    await expectOutcome(page, '无法发起支付', 5, text);
    await put(page, '无法发起支付');
    await expect(page).toHaveURL(/\/member\/pay/);
  }
});

test('[PAY-02][PAY-04] a check without an answer says so, and can be asked again', async ({
  page,
  watch,
}) => {
  watch.announce(/ERR_CONNECTION_RESET/);
  // Laid before the page is left: what asks as soon as one is back could pass a route that is still being laid.
  const fault = await onCall(page, '/webapp/wxPay!check.action', broken);
  await buy(page);
  await atCashier(page, '支付');
  await confirm(page);
  const end = await expectOutcome(page, '支付结果未知', 2);
  await fault.stop();
  await end.getByRole('button', { name: '再次核对' }).click();
  await expectOutcome(page, '支付成功', null);
});

test('[PAY-12][PAY-03] who may not buy it reads why, and so does whoever’s order is refused; no notice stands over it', async ({
  page,
  context,
  gateway,
}) => {
  const member = await memberIn(context, gateway);
  await page.goto('/member/pay?plan=plan-buyer-year');
  const pay = page.getByRole('button', { name: '立即支付' });
  await expect(pay).toBeVisible();
  // Bought elsewhere while this page stands: the lesser plan is not offered any more, without a reload.
  await paid(member, 'plan-service-year');
  await expect(pay).toHaveCount(0);
  const grade = await onCall(
    page,
    '/webapp/wxPay!checkBuyGrade.action',
    refusal(400, '您已是更高等级的会员'),
  );
  await buy(page, 'plan-service-year');
  await expectOutcome(page, '下单未完成', 9, '您已是更高等级的会员');
  await put(page, '下单未完成');
  await grade.stop();

  await onCall(page, '/webapp/wxPay!placeAnOrder.action', refusal(500, '商品已下架'));
  await onCall(page, '/webapp/wxPay!checkBuyGrade.action', (route) =>
    route.fulfill({ json: { resultCode: 200 } }),
  );
  await buy(page, 'plan-service-year');
  await expectOutcome(page, '下单未完成', 9, '商品已下架');
  await expect(page.locator('.notification')).toHaveCount(0);
});

test('[PAY-10][PAY-02] whoever comes back after the deadline reads that it has passed', async ({ page }) => {
  await page.clock.install();
  await buy(page);
  await atCashier(page, '关闭页面');
  await page.goto('/pay');
  await expect(sheet(page, '您在微信里完成支付了吗？')).toBeVisible();
  await page.clock.fastForward('31:00');
  await expectOutcome(page, '支付未完成', 8, '支付已超时');
});
