import { captchaIn, dragByTouch, lookAtPuzzle, placeByKeys, solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { submitLogin } from '../support/log-in';

test.beforeEach(async ({ page, account }) => {
  await page.goto('/login/passwd');
  await submitLogin(page, account);
});

test('[CAP-01] the captcha is solved by arrow keys alone', async ({ page }) => {
  await solveCaptcha(page);

  await expect(page).toHaveURL(/\/user$/);
});

test('[CAP-01] the captcha is solved with a finger on a phone', async ({ page }) => {
  await dragByTouch(page);

  await expect(page).toHaveURL(/\/user$/);
});

test('[CAP-01] a place just beside the gap says so, and the same puzzle can be solved after it', async ({
  page,
}) => {
  const { frame, hint } = captchaIn(page);
  const { gap } = await lookAtPuzzle(page);
  const picture = (await frame.locator('#background').getAttribute('src')) ?? '';
  await placeByKeys(page, gap - 9);
  await expect(hint).toHaveText('验证失败，请重试');
  await expect(frame.locator('#background')).toHaveAttribute('src', picture);

  await solveCaptcha(page);
  await expect(page).toHaveURL(/\/user$/);
});

test('[SEC-05] who takes another gap for the right one gets another picture at once', async ({ page }) => {
  const { frame, hint } = captchaIn(page);
  const { gap } = await lookAtPuzzle(page);
  const picture = (await frame.locator('#background').getAttribute('src')) ?? '';
  await placeByKeys(page, gap > 150 ? gap - 60 : gap + 60);
  await expect(frame.locator('#background')).not.toHaveAttribute('src', picture);
  await expect(hint).toHaveText('验证失败，请重试');

  await solveCaptcha(page);
  await expect(page).toHaveURL(/\/user$/);
});

test('[CAP-01] another picture can be asked for, and is another puzzle', async ({ page }) => {
  const { frame } = captchaIn(page);
  await lookAtPuzzle(page);
  const first = (await frame.locator('#background').getAttribute('src')) ?? '';
  await frame.getByRole('button', { name: '换一张' }).click();

  await expect(frame.locator('#background')).not.toHaveAttribute('src', first);
  await solveCaptcha(page);
  await expect(page).toHaveURL(/\/user$/);
});

test('[CAP-01] the cross closes the captcha, and what was typed stays', async ({ page, account }) => {
  const { sheet } = captchaIn(page);
  await lookAtPuzzle(page);
  await sheet.getByRole('button', { name: '关闭' }).click();

  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/login\/passwd$/);
  await expect(page.getByLabel('手机号')).toHaveValue(account.phone);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[LAY-19][CAP-01] back closes the captcha first, and the page after it', async ({ page }) => {
  const { sheet } = captchaIn(page);
  await lookAtPuzzle(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/login\/passwd$/);

  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  await solveCaptcha(page);
  await expect(page).toHaveURL(/\/user$/);
});

test('[LAY-19] Escape closes the captcha, also from within its frame', async ({ page }) => {
  const { sheet, slider } = captchaIn(page);
  await lookAtPuzzle(page);
  await slider.focus();
  await page.keyboard.press('Escape');

  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/login\/passwd$/);
});

test('[CAP-01] while the captcha stands the page beneath cannot be reached', async ({ page }) => {
  const reachable = () => page.getByRole('main').evaluate((main) => main.closest('[inert]') === null);
  await lookAtPuzzle(page);
  expect(await reachable()).toBe(false);

  await captchaIn(page).sheet.getByRole('button', { name: '关闭' }).click();
  await expect.poll(reachable).toBe(true);
});
