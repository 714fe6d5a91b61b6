import { paid } from '../../support/gateway/orders';
import { expect, test } from '../support/fixtures';
import { memberIn } from './vendor';

test('[PAY-16] a member of a paid order requests an invoice and a refund, and reads the timeline', async ({
  page,
  member,
  context,
  gateway,
}) => {
  expect(member.name).not.toBe('');
  const orderNo = await paid(await memberIn(context, gateway));
  await page.goto(`/pay/${orderNo}`);
  await page.getByRole('button', { name: '申请发票' }).click();
  const invoice = page.getByRole('dialog', { name: '申请发票' });
  await invoice.getByRole('button', { name: '提交申请' }).click();
  await expect(invoice.getByText('请输入', { exact: false }).first()).toBeVisible();
  await invoice.getByText('个人', { exact: true }).click();
  await invoice.getByLabel('发票抬头').fill('何嘉');
  await invoice.getByLabel('接收邮箱').fill('he@example.com');
  await invoice.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('已申请发票')).toBeVisible();
  await expect(page.getByText('he@example.com')).toBeVisible();

  await page.getByRole('button', { name: '申请退款' }).click();
  const refund = page.getByRole('dialog', { name: '申请退款' });
  await refund.getByRole('button', { name: '选错了套餐' }).click();
  await refund.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('已申请退款')).toBeVisible();
  await expect(page.getByText('平台审核退款申请')).toBeVisible();
});
