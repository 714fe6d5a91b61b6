import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { agreeInTheApp, putInTheApp } from './in-the-app';

test('[ENV-03][SEC-02] an opened notification leads to its page, never outside the application', async ({
  page,
  context,
  gateway,
}) => {
  await putInTheApp(page, { plugins: ['App', 'Browser', 'PushNotifications'] });
  await signIn(context, gateway, demo.shen);
  await page.goto('/');
  await agreeInTheApp(page);
  await page.waitForFunction(() => window.appDouble.pushListeners() === 1);
  const opens = (link: string): Promise<void> =>
    page.evaluate((to) => window.appDouble.openPush({ id: '1', data: { link: to } }), link);
  await expect(page).toHaveURL(/:\d+\/$/);
  for (const wrong of [
    'https://elsewhere.example/',
    'javascript:alert(1)',
    '//elsewhere.example',
    '/no/such/page',
  ])
    await opens(wrong);
  await expect(page).toHaveURL(/:\d+\/$/);
  await opens('/message?of=notice');
  await expect(page).toHaveURL(/\/message\?of=notice$/);
  await expect(page.getByRole('list', { name: '消息列表' })).toBeVisible();
});
