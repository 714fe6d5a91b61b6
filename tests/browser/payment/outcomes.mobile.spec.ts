import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { onCall, refusal } from '../support/gateway-calls';
import { expectOutcome } from './paying';

/** The pay host answers this in its place. */
const preparing = (page: Page, data: unknown): Promise<unknown> =>
  page.route('**/pay/orderWXOtherBower*', (route) =>
    route.fulfill({ json: { resultCode: 200, data }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );

test('[PAY-01][PAY-14] refusals say why over no notice; an address that is none or unsafe is not followed', async ({
  page,
  member,
}) => {
  expect(member.name).not.toBe('');
  const plan = /\/member\/pay\?plan=plan-buyer-year$/;
  const pay = async (title: string, code: number, text: string): Promise<void> => {
    await page.getByRole('button', { name: '立即支付' }).click();
    const end = await expectOutcome(page, title, code, text);
    await expect(page.locator('.notification')).toHaveCount(0);
    await end.getByRole('button', { name: '知道了' }).click();
    await expect(page).toHaveURL(plan);
  };
  await page.goto('/member/pay?plan=plan-buyer-year');
  const grade = await onCall(
    page,
    '/webapp/wxPay!checkBuyGrade.action',
    refusal(400, '您已是更高等级的会员'),
  );
  await pay('下单未完成', 9, '您已是更高等级的会员');
  await grade.stop();
  const order = await onCall(page, '/webapp/wxPay!placeAnOrder.action', refusal(500, '商品已下架'));
  await pay('下单未完成', 9, '商品已下架');
  await order.stop();

  const unreadable = '支付数据格式错误';
  const unsafe = '支付地址不安全，已停止打开';
  for (const [data, text] of [
    [{ mweb_url: { odd: true } }, unreadable],
    [{ mweb_url: 'https://cashier.evil.example/pay' }, unsafe],
    [{ mweb_url: 'javascript:alert(1)' }, unsafe],
  ] as const) {
    await page.unrouteAll();
    await preparing(page, data);
    await pay('无法发起支付', 5, text);
  }
});
