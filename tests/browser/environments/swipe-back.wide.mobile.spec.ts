import { PNG } from 'pngjs';
import { captchaIn } from '../support/captcha';
import { swipe } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { lively } from '../support/lively';

test.use(lively);

test('[LAY-04] while the captcha is shown a swipe does not close it', async ({ page, account }) => {
  const code = page.waitForResponse(/\/assets\/overlays-[^/]*\.js/);
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
  const code = page.waitForResponse(/\/assets\/overlays-[^/]*\.js/);
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
