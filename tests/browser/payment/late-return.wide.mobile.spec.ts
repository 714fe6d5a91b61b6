import { expect, test } from '../support/fixtures';
import { asking, atCashier, buy, expectOutcome } from './paying';

test('[PAY-10][PAY-02] a member who comes back after the deadline reads that it has passed', async ({
  page,
  member,
}) => {
  expect(member.name).not.toBe('');
  await page.clock.install();
  await buy(page);
  await atCashier(page, '关闭页面');
  await page.goto('/pay');
  await expect(asking(page)).toBeVisible();
  await page.clock.fastForward('31:00');
  await expectOutcome(page, '支付未完成', 8, '支付已超时');
});
