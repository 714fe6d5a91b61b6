import { atCashier } from '../../support/gateway/orders';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { expectOutcome } from './paying';
import { memberIn } from './vendor';

test('[PAY-09][PAY-17] a desk says where to pay and makes no order; what a phone pays it shows by itself', async ({
  page,
  member,
  context,
  gateway,
}) => {
  expect(member.name).not.toBe('');
  const code = page.getByRole('img', { name: '支付页面的二维码' });
  const calls = callsOf(page);
  const phone = await memberIn(context, gateway);
  await page.goto('/member/pay?plan=plan-buyer-year');
  await expect(code).toBeVisible();
  await expect(page.getByRole('button', { name: '立即支付' })).toHaveCount(0);
  await page.getByRole('button', { name: '如何支付' }).click();
  const end = await expectOutcome(page, '当前环境不支持在线支付', 7);
  await expect(end).toContainText('手机浏览器、微信');
  await end.getByRole('button', { name: '知道了' }).click();
  expect(calls).not.toContain('/webapp/wxPay!placeAnOrder.action');

  await expect(page.getByRole('status').filter({ hasText: '等待手机支付' })).toBeVisible();
  const bought = await phone.placed('plan-buyer-year');
  await atCashier(await phone.cashier(bought), 'pay');
  await expect(page.getByRole('status').filter({ hasText: '支付成功' })).toBeVisible();
  await expect(code).toHaveCount(0);
  await expect(page.getByText('到期后顺延')).toHaveCount(0);

  const renewed = await phone.placed('plan-buyer-year');
  await page.goto(`/pay/${renewed}`);
  await expect(code).toBeVisible();
  await atCashier(await phone.cashier(renewed), 'pay');
  await expect(page.getByText('已支付', { exact: true })).toBeVisible();
  await expect(code).toHaveCount(0);
});
