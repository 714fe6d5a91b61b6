import { paid } from '../../support/gateway/orders';
import { expect, test } from '../support/fixtures';
import { memberIn } from './vendor';

test('[PAY-15][SCR-09] orders by state, one of them cancelled; the plans compared in a table', async ({
  page,
  member,
  context,
  gateway,
}) => {
  expect(member.name).not.toBe('');
  const at = await memberIn(context, gateway);
  const toPay = await at.placed('plan-facility-year');
  await paid(at, 'plan-buyer-year');
  await page.goto('/pay');
  const list = page.getByRole('list', { name: '订单列表' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: '待支付', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/pay/${toPay}$`));
  await page.getByRole('button', { name: '取消订单' }).click();
  const ask = page.getByRole('dialog', { name: '取消后不能再支付这笔订单' });
  await page.goBack();
  await expect(ask).toHaveCount(0);
  await page.getByRole('button', { name: '取消订单' }).click();
  await ask.getByRole('button', { name: '确认取消' }).click();
  await expect(page.getByText('订单已取消').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '取消订单' })).toHaveCount(0);

  await page.goto('/pay/HP202611210000000000');
  await expect(page.getByText('订单不存在')).toBeVisible();
  await page.goto('/member/pay');
  await expect(page.getByRole('table')).toBeVisible();
});
