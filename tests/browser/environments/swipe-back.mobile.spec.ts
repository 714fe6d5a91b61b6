import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { banner, expectInFront } from '../support/carousel';
import { captchaIn } from '../support/captcha';
import { swipe } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { lively } from '../support/lively';

test.use(lively);

/** From home to the login, whose form has room beside it; what hears swipes is there. */
const openLogin = async (page: Page): Promise<void> => {
  const code = page.waitForResponse(/\/assets\/over-page-[^/]*\.js/);
  await page.goto('/');
  await code;
  await page.getByRole('link', { name: '登录' }).first().click();
  await expect(page).toHaveURL(/\/login/);
};

test('[LAY-04] a swipe to the right goes back; a short, steep or leftward one and one from the edge do not', async ({
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
});

test('[LAY-04] a swipe over the banners turns them, and one in a field stays in it', async ({ page }) => {
  await openLogin(page);
  const login = page.url();
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

test('[LAY-04] while the captcha is shown a swipe does not close it', async ({ page, account }) => {
  const code = page.waitForResponse(/\/assets\/over-page-[^/]*\.js/);
  await page.goto('/login/passwd');
  await code;
  await page.getByLabel('手机号').fill(account.phone);
  await page.getByLabel('密码', { exact: true }).fill(account.password);
  await page.getByRole('checkbox').setChecked(true, { force: true });
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  const { sheet } = captchaIn(page);
  await expect(sheet).toBeVisible();
  // Had the first closed it, the second would leave the page.
  await swipe(page, [60, 100], [300, 100]);
  await swipe(page, [60, 100], [300, 100]);
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/login\/passwd/);
});

test('[LAY-04][SCR-10] dragging a picture under its frame moves it, and closes nothing', async ({
  page,
  member: _member,
}) => {
  const code = page.waitForResponse(/\/assets\/over-page-[^/]*\.js/);
  await page.goto('/user/info');
  await code;
  const buffer = PNG.sync.write(new PNG({ width: 400, height: 200 }));
  await page.getByLabel('更换头像').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const frame = page.getByRole('group', { name: /拖动图片/ });
  const picture = frame.locator('img');
  const middle = await picture.getAttribute('style');
  const place = await frame.boundingBox();
  if (place === null) throw new Error('the frame is not there');
  const height = place.y + place.height / 2;
  await swipe(page, [place.x + 40, height], [place.x + 240, height]);
  await expect(picture).not.toHaveAttribute('style', middle ?? '');
  await expect(page.getByRole('dialog', { name: '裁剪头像' })).toBeVisible();
});
