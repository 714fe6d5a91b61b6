import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';

/** Runs in the page. What moves there for more than a moment, by its elements. */
const moving = (): readonly string[] =>
  document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 10)
    .map(({ effect }) =>
      effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : '',
    );

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[LAY-03][LAY-17] nothing moves for a user who asks for less motion: skeleton, dialog, way to the top', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.shen);
  await page.route(/\/gateway\?/, (route, request) =>
    request.headers()['x-gateway-path'] === '/webapp/message!list.action' ? undefined : route.fallback(),
  );
  await page.goto('/message');
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible();
  expect(await page.evaluate(moving)).toEqual([]);

  await page.getByRole('link', { name: '我的', exact: true }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(moving)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();

  await page.getByRole('link', { name: '用户协议' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '用户协议' })).toBeVisible();
  const toTop = page.getByRole('button', { name: '回到顶部' });
  await expect(async () => {
    // A page that was just opened goes to its top once more.
    await page.evaluate(() => window.scrollTo(0, 5_000));
    await expect(toTop).toBeVisible({ timeout: 500 });
  }).toPass();
  const afterwards = await toTop.evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
    return window.scrollY;
  });
  expect(afterwards).toBe(0);
});
