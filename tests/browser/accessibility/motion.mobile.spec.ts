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

test('[LAY-17] nothing moves for whoever asks for less motion: skeleton, dialog, sheet', async ({
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

  await page.goto('/user');
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(moving)).toEqual([]);
});

test('[LAY-03][LAY-17] the way to the top is at once for whoever asks for less motion', async ({ page }) => {
  await page.goto('/user/agreement');
  await page.evaluate(() => window.scrollTo(0, 5_000));
  const toTop = page.getByRole('button', { name: '回到顶部' });
  await expect(toTop).toBeVisible();
  const afterwards = await toTop.evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
    return window.scrollY;
  });
  expect(afterwards).toBe(0);
});
