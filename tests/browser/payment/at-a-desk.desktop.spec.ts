import { expect, test } from '../support/fixtures';
import { expectOutcome } from './paying';

test('[PAY-02][PAY-09] at a desk one reads where one can pay, and no order is made', async ({
  page,
  member,
}) => {
  expect(member.name).not.toBe('');
  await page.goto('/member/pay?plan=plan-buyer-year');
  await expect(page.getByText('这里不能在线支付')).toBeVisible();
  await page.getByRole('button', { name: '如何支付' }).click();
  const end = await expectOutcome(page, '当前环境不支持在线支付', 7);
  await expect(end).toContainText('手机浏览器、微信');
  await end.getByRole('button', { name: '知道了' }).click();
  await page.goto('/pay');
  await expect(page.getByText('还没有订单')).toBeVisible();
});
