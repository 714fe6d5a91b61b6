import { expect, test } from '../support/fixtures';
import { demo } from '../support/accounts';
import { signIn } from '../support/log-in';

test('[LAY-15] the side column of one’s page is closed and opened, and a reload finds it as it was left', async ({
  page,
  context,
  gateway,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('hupo.sidebar'));
  const entry = page.getByRole('main').getByRole('link', { name: '通知设置' });
  await signIn(context, gateway, demo.shen);
  await page.goto('/user');
  await expect(entry).toBeVisible();
  const close = page.getByRole('button', { name: '收起侧栏' });
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  const wasWide = (await page.getByRole('region', { name: '最近订单' }).boundingBox())?.width ?? 0;

  await close.press('Enter');
  const open = page.getByRole('button', { name: '展开侧栏' });
  await expect(open).toBeFocused();
  await expect(entry).toBeHidden();
  expect((await page.getByRole('region', { name: '最近订单' }).boundingBox())?.width).toBeGreaterThan(
    wasWide,
  );
  expect(await kept()).toBe('0');

  await page.reload();
  await expect(open).toBeVisible();
  await expect(entry).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(entry).toBeVisible();
  await expect(open).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await open.click();
  await expect(entry).toBeVisible();
  expect(await kept()).toBe('1');
});
