import { captchaIn, lookAtPuzzle } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { submitLogin } from '../support/log-in';
import { axeViolations } from './axe';
import { overflows } from './overflows';
import { smallTargets } from './small-targets';

test('[LAY-17][CAP-06] the captcha is free of what axe finds, its parts can be touched, and it fits 320 px', async ({
  page,
  account,
  phone,
}) => {
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await lookAtPuzzle(page);
  const frame = page.frames().find((one) => one.url().includes('/frame?'));
  expect.soft(await axeViolations(page, true)).toEqual([]);
  if (!phone) return;
  expect.soft(await page.evaluate(smallTargets)).toEqual([]);
  expect.soft(await frame?.evaluate(smallTargets)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await page.evaluate(overflows)).toEqual([]);
  expect.soft(await frame?.evaluate(overflows)).toEqual([]);
  await expect(captchaIn(page).slider).toBeInViewport({ ratio: 1 });
});

test('[LAY-17][CAP-03] a captcha that did not come is told without anything that axe finds', async ({
  page,
  account,
  watch,
}) => {
  watch.announce(/Failed to load resource/, /captcha/);
  await page.route(/\/config\?appid=/, (route) => route.abort());
  await page.goto('/login/passwd');
  await submitLogin(page, account);
  await expect(captchaIn(page).sheet.getByRole('button', { name: '重试' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
