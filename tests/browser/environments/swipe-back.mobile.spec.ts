import type { Page } from '@playwright/test';
import { banner, expectInFront } from '../support/carousel';
import { swipe } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { lively } from '../support/lively';

test.use(lively);

/** From home to the login, whose form has room at its sides; the code that hears swipes has loaded. */
const openLogin = async (page: Page): Promise<void> => {
  const code = page.waitForResponse(/\/assets\/overlays-[^/]*\.js/);
  await page.goto('/');
  await code;
  await page.getByRole('link', { name: '登录' }).first().click();
  await expect(page).toHaveURL(/\/login/);
};

test('[LAY-04] a swipe to the right goes back; short, steep, from the edge, over banners or in a field not', async ({
  page,
}) => {
  await openLogin(page);
  const login = page.url();
  await page.getByRole('link', { name: '用户协议' }).first().click();
  await expect(page).toHaveURL('/user/agreement');
  await swipe(page, [60, 800], [158, 800]);
  await swipe(page, [300, 800], [60, 800]);
  await swipe(page, [60, 500], [200, 780]);
  await swipe(page, [10, 800], [300, 800]);
  await swipe(page, [60, 800], [190, 790]);
  // Had one of the others gone back too, this would be home.
  await expect(page).toHaveURL(login);

  const field = await page.getByLabel('手机号').boundingBox();
  if (field === null) throw new Error('the field is not there');
  const middle = field.y + field.height / 2;
  await swipe(page, [field.x + 20, middle], [field.x + 180, middle]);
  expect(page.url()).toBe(login);

  await page.getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL('/');
  await expectInFront(page, 1);
  const place = await banner(page, 1).boundingBox();
  if (place === null) throw new Error('the banner is not there');
  await swipe(page, [place.x + 60, place.y + 40], [place.x + 260, place.y + 40]);
  await expectInFront(page, 6);
  await expect(page).toHaveURL('/');
});
