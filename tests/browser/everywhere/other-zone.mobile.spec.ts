import { expect, test } from '../support/fixtures';
import { whenShown } from '../support/when-shown';

test.use({ timezoneId: 'America/New_York' });

test('[ENV-07][VAL-04] agreements are dated alike wherever they are read, and hydrate as the server wrote them', async ({
  page,
}) => {
  for (const [path, day] of [
    ['/user/privacy', '2026年11月21日起生效'],
    ['/user/agreement', '2026年11月1日起生效'],
  ] as const) {
    await page.goto(path);
    await whenShown(page);
    await expect(page.getByText(day)).toBeVisible();
  }
});

test('[LOG-05] an address with what WeChat would add, of which this page knows nothing, opens without a fault', async ({
  page,
}) => {
  await page.goto('/login?code=abc&state=wrong');
  await whenShown(page);
  await expect(page).toHaveURL(/\/login\?mode=wechat$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('微信登录');
});
