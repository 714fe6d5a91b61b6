import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { expectPartsMarked } from './parts-read';

test('[SCR-03][ACC-05] parts of a deal are marked, and half-verified users read why they may not sign', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.he);
  await expectPartsMarked(page);
  const sign = page.getByRole('button', { name: '签署保密协议' });
  await page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name: '财务' }).click();
  await expect(sign).toBeInViewport({ ratio: 1 });
  await sign.click();
  const sheet = page.getByRole('dialog', { name: '签署保密协议' });
  await expect(sheet.getByText('通过完整认证后可以签署保密协议。')).toBeVisible();
  await expect(sheet.locator('[aria-current=step]')).toHaveText('阅读协议');

  await page.goto('/new_buy');
  await page.getByRole('link', { name: '申请完整认证' }).click();
  await expect(page).toHaveURL('/user/auditLogin');
});
