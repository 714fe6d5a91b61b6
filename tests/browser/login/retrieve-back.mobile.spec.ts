import { expect, test } from '../support/fixtures';
import { whenShown } from '../support/when-shown';

test('[LAY-19] the page of a forgotten password that was opened directly has home beneath it: back does not leave the application', async ({
  page,
  gateway,
}) => {
  await page.goto('/login/retrieve');
  await expect(page.getByRole('heading', { name: '找回密码', level: 1 })).toBeAttached();
  await whenShown(page);
  await page.reload();
  await whenShown(page);
  await page.goBack();
  await expect(page).toHaveURL(new URL('/', gateway.url).href);
  await page.goForward();
  await expect(page).toHaveURL(/\/login\/retrieve$/);
});
