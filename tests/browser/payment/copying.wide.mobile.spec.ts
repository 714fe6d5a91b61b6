import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';

test('[PAY-15] a press copies code and address of a deal and the number of an order, or says how else', async ({
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

  // A browser that copies nothing: the button says how else the text is taken.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Reflect.set(document, 'execCommand', () => false);
  });
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: /HP\d+/ }).first().click();
  await page.getByRole('button', { name: '复制订单号' }).click();
  await expect(page.getByText('复制未成功，请长按选取后复制')).toBeAttached();
});
