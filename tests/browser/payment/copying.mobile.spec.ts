import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';

test('[PAY-15] the number of an order and the code and the address of a deal are copied by a press, which says so', async ({
  page,
  context,
  gateway,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: gateway.url });
  await signIn(context, gateway, demo.shen);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/sale/entrust/20260418');
  const code = page.getByRole('button', { name: '复制项目编号' });
  await code.click();
  await expect(code).toHaveText('已复制');
  expect(await clipboard()).toBe('XM20260418');
  await page.getByRole('button', { name: '复制链接' }).click();
  await expect.poll(clipboard).toBe(new URL('/sale/entrust/20260418', gateway.url).href);

  await page.goto('/pay');
  await page.getByRole('main').getByRole('link', { name: /HP\d+/ }).first().click();
  await expect(page).toHaveURL(/\/pay\/HP/);
  await page.getByRole('button', { name: '复制订单号' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeAttached();
  expect(`/pay/${await clipboard()}`).toBe(new URL(page.url()).pathname);
});

test('[PAY-15] where nothing can be copied, it is said how else the text is had', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.shen);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Reflect.set(document, 'execCommand', () => false);
  });
  await page.goto('/sale/entrust/20260418');
  await page.getByRole('button', { name: '复制项目编号' }).click();
  await expect(page.getByText('复制未成功，请长按选取后复制')).toBeVisible();
});
