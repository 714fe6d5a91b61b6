import { expect, test } from '../support/fixtures';
import { asking } from './paying';

const pay = { name: '立即支付' };
const sheetCode = /\/assets\/payment-over-page-[^/]*\.js$/;

test.beforeEach(({ member, watch }) => {
  expect(member.name).not.toBe('');
  watch.announce(/Failed to load resource/);
});

test('[REL-03][PAY-01] when the payment’s sheet cannot be loaded it is told, the page stays in reach, and the next press pays', async ({
  page,
}) => {
  await page.route(sheetCode, (route) => route.abort());
  await page.goto('/member/pay?plan=plan-buyer-year');
  await page.getByRole('button', pay).click();
  await expect(page.locator('.adm-toast-main')).toHaveText('后端接口连接异常');

  await page.unroute(sheetCode);
  await page.getByRole('button', pay).click();
  await page.waitForURL(/\/cashier\//);
});

test('[PAY-10] a payment that left stays quiet while its sheet cannot be loaded, and is asked about once it can', async ({
  page,
}) => {
  await page.goto('/member/pay?plan=plan-buyer-year');
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
