import { expect, test } from '../support/fixtures';
import { asking } from './paying';

const pay = { name: '立即支付' };
const sheetCode = /\/assets\/payment-overlay-[^/]*\.js$/;

test('[REL-03][PAY-10] the page works without the payment’s code, and pays or asks once it loads', async ({
  page,
  member,
  watch,
}) => {
  expect(member.name).not.toBe('');
  watch.announce(/Failed to load resource/);
  await page.route(sheetCode, (route) => route.abort());
  await page.goto('/member/pay?plan=plan-buyer-year');
  await page.getByRole('button', pay).click();
  await expect(page.locator('.adm-toast-main')).toHaveText('后端接口连接异常');
  await page.unroute(sheetCode);
  await page.getByRole('button', pay).click();
  await page.waitForURL(/\/cashier\//);

  await page.route(sheetCode, (route) => route.abort());
  const missed = page.waitForEvent('requestfailed', (request) => sheetCode.test(request.url()));
  await page.goto('/user');
  await missed;
  await page.getByRole('link', { name: '账号与安全' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '账号与安全' })).toBeVisible();

  await page.unroute(sheetCode);
  await page.goto('/user');
  await expect(asking(page)).toBeVisible();
});
