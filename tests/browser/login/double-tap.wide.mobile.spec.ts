import { captchaIn } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { phoneForm } from '../support/phone-form';

test('[LOG-13] a double tap on the button for a code leaves its captcha open; a later tap closes it', async ({
  page,
}) => {
  await page.goto('/login');
  const form = phoneForm(page);
  await form.phone.fill('13700000077');
  await form.agreement.setChecked(true, { force: true });
  const place = await form.sendCode.boundingBox();
  if (place === null) throw new Error('the button is not there');
  const tap = () => page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  const { sheet, slider } = captchaIn(page);
  const motion = await page.context().newCDPSession(page);
  await motion.send('Animation.enable');
  await motion.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await tap();
  await sheet.waitFor({ state: 'attached' });
  await tap();
  await expect(slider).toHaveAttribute('aria-disabled', 'false');
  await expect(sheet).toBeVisible();

  await motion.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await tap();
  await expect(sheet).toHaveCount(0);
});
