import { holding } from '../everywhere/held';
import { captchaIn, lookAtPuzzle, spokenDigits } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { submitLogin } from '../support/log-in';
import { digitsIn } from '../support/digits-form';

test('[CAP-01][LAY-17] spoken digits replace the puzzle, by touch and by the keyboard alone', async ({
  page,
  account,
}) => {
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await lookAtPuzzle(page);
  const { hint, slider } = captchaIn(page);
  const { other, play, digits, submit, sound } = digitsIn(page);
  const held = holding();
  const ordered: string[] = [];
  const isSound = /\/sound$/;
  await page.route(isSound, (route) => {
    ordered.push(route.request().url());
    return held.hold(route);
  });
  // Playback starts when the audio arrives; it is requested once.
  await other.click();
  await held.asked;
  await play.click();
  held.release();
  await expect(digits).toBeFocused();
  await expect(digits).toHaveAttribute('inputmode', 'numeric');
  await expect(sound).toHaveAttribute('src', /^data:audio\/wav;base64,/);
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
  expect(ordered).toHaveLength(1);
  await page.unroute(isSound);

  await submit.click();
  await expect(hint).toHaveText('请填写听到的四个数字');
  await digits.fill((await spokenDigits(page)) === '0000' ? '0001' : '0000');
  await submit.click();
  await expect(hint).toHaveText('验证失败，请重试');

  // Back to the picture, which is another puzzle.
  await expect(slider).toBeHidden();
  await other.click();
  await expect(digits).toBeHidden();
  await expect(slider).toHaveAttribute('aria-disabled', 'false');

  await other.focus();
  await page.keyboard.press('Enter');
  await expect(play).toBeFocused();
  await expect.poll(() => spokenDigits(page)).toMatch(/^\d{4}$/);
  await page.keyboard.press('Enter');
  await expect(digits).toBeFocused();
  await page.keyboard.type(await spokenDigits(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user$/);
});
