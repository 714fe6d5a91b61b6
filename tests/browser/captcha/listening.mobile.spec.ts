import { holding } from '../everywhere/held';
import { groupedPhone } from '../../../src/domain/phone/grouped-phone';
import { captchaIn, lookAtPuzzle, spokenDigits } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { freshPhone, phoneForm } from '../support/phone-form';
import { submitLogin } from '../support/log-in';
import { digitsIn } from '../support/digits-form';

test('[CAP-01] without looking: four digits are heard, typed, and log in as a puzzle does', async ({
  page,
  account,
}) => {
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await lookAtPuzzle(page);
  const { hint } = captchaIn(page);
  const { other, play, digits, submit, sound } = digitsIn(page);
  await other.click();
  await expect(sound).toHaveAttribute('src', /^data:audio\/wav;base64,/);
  await play.click();
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
  await expect(digits).toBeFocused();
  await expect(digits).toHaveAttribute('inputmode', 'numeric');

  await submit.click();
  await expect(hint).toHaveText('请填写听到的四个数字');
  const right = await spokenDigits(page);
  await digits.fill(right === '0000' ? '0001' : '0000');
  await submit.click();
  await expect(hint).toHaveText('验证失败，请重试');
  await digits.fill(right);
  await submit.click();
  await expect(page).toHaveURL(/\/user$/);
});

test('[CAP-01][LAY-17] a code is sent for spoken digits by the keyboard alone', async ({ page }) => {
  const form = phoneForm(page);
  const phone = freshPhone();
  await page.goto('/login');
  await form.phone.fill(phone);
  await form.agreement.setChecked(true, { force: true });
  await form.sendCode.click();
  await lookAtPuzzle(page);
  const { other, digits, play } = digitsIn(page);
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(play).toBeFocused();
  await expect.poll(() => spokenDigits(page)).toMatch(/^\d{4}$/);
  await page.keyboard.press('Enter');
  await expect(digits).toBeFocused();
  await page.keyboard.type(await spokenDigits(page));
  await page.keyboard.press('Enter');

  await expect(page.getByText(`验证码已发送至 ${groupedPhone(phone)}`)).toBeVisible();
});

test('[CAP-01] who asks for the digits before they are here hears them when they come, and none are ordered twice', async ({
  page,
  account,
}) => {
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await lookAtPuzzle(page);
  const held = holding();
  const ordered: string[] = [];
  await page.route(/\/sound$/, (route) => {
    ordered.push(route.request().url());
    return held.hold(route);
  });
  const { other, play, digits } = digitsIn(page);
  await other.click();
  await held.asked;
  await play.click();
  held.release();
  await expect(digits).toBeFocused();
  expect(ordered).toHaveLength(1);
});

test('[CAP-01] from the digits back to the picture, which is another one', async ({ page, account }) => {
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await lookAtPuzzle(page);
  const { other, digits } = digitsIn(page);
  await other.click();
  await expect(digits).toBeVisible();
  await expect(captchaIn(page).slider).toBeHidden();
  await other.click();
  await expect(digits).toBeHidden();
  await expect(captchaIn(page).slider).toHaveAttribute('aria-disabled', 'false');
});
