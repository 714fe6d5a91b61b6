import { captchaIn, dragByTouch, lookAtPuzzle, placeByKeys, solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { loginForm, submitLogin } from '../support/log-in';

test('[LAY-19][CAP-01] Escape, back and the cross close the captcha; a finger solves it', async ({
  page,
  account,
}) => {
  const { sheet, slider } = captchaIn(page);
  const { submit, phone } = loginForm(page);
  const isInert = () => page.getByRole('main').evaluate((main) => main.closest('[inert]') !== null);
  const expectClosed = async (): Promise<void> => {
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/login\/passwd$/);
    await expect.poll(isInert).toBe(false);
  };
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await lookAtPuzzle(page);
  expect(await isInert()).toBe(true);
  // From within the frame.
  await slider.focus();
  await page.keyboard.press('Escape');
  await expectClosed();

  await submit.click();
  await lookAtPuzzle(page);
  await page.goBack();
  await expectClosed();

  await submit.click();
  await lookAtPuzzle(page);
  await sheet.getByRole('button', { name: '关闭' }).click();
  await expectClosed();
  await expect(phone).toHaveValue(account.phone);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await submit.click();
  await dragByTouch(page);
  await expect(page).toHaveURL(/\/user$/);
});

test('[CAP-01][SEC-05] near the gap the picture stays, at another gap it is replaced; keys solve it', async ({
  page,
  account,
}) => {
  const { frame, hint } = captchaIn(page);
  const background = frame.locator('#background');
  const pictureNow = async (): Promise<string> => (await background.getAttribute('src')) ?? '';
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await lookAtPuzzle(page);
  const first = await pictureNow();
  await frame.getByRole('button', { name: '换一张' }).click();
  await expect(background).not.toHaveAttribute('src', first);

  const near = await lookAtPuzzle(page);
  const second = await pictureNow();
  await placeByKeys(page, near.gap - 9);
  await expect(hint).toHaveText('验证失败，请重试');
  await expect(background).toHaveAttribute('src', second);

  const { gap } = await lookAtPuzzle(page);
  await placeByKeys(page, gap > 150 ? gap - 60 : gap + 60);
  await expect(background).not.toHaveAttribute('src', second);
  await expect(hint).toHaveText('验证失败，请重试');

  await solveCaptcha(page);
  await expect(page).toHaveURL(/\/user$/);
});
