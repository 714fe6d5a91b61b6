import { expect, type FrameLocator, type Page } from '@playwright/test';
import { gapIn } from '../../support/gateway/captcha-gap';
import { operatorOf } from './captcha-operator';

/** The captcha's sheet and what stands in its frame. */
export const captchaIn = (page: Page) => {
  const sheet = page.getByRole('dialog', { name: '安全验证' });
  const frame: FrameLocator = sheet.frameLocator('iframe');
  return { sheet, frame, slider: frame.getByRole('slider'), hint: frame.getByRole('status') };
};

/** The frame's session and the origin that it comes from, as the page wrote them into its address. */
const frameAddress = async (page: Page): Promise<URL> =>
  new URL((await captchaIn(page).sheet.locator('iframe').getAttribute('src')) ?? '');

/** What the operator's command says of the captcha on the page; nobody else is told. */
const toldByOperator = async (page: Page): Promise<string> => {
  const address = await frameAddress(page);
  return operatorOf(address.origin).answerOf(address.searchParams.get('sid'));
};

/** Waits for the puzzle and asks the operator how far the piece must go: in px, and as a part of the way. */
export const lookAtPuzzle = async (page: Page): Promise<{ readonly gap: number; readonly share: number }> => {
  const { slider } = captchaIn(page);
  await expect(slider).toHaveAttribute('aria-disabled', 'false');
  const gap = gapIn(await toldByOperator(page));
  return { gap, share: gap / Number(await slider.getAttribute('aria-valuemax')) };
};

/** The four digits that the captcha on the page speaks, as the operator reads them. */
export const spokenDigits = async (page: Page): Promise<string> =>
  /数字 (\d{4})/.exec(await toldByOperator(page))?.[1] ?? '';

/** Nobody sees where a piece belongs at once; the gateway's clock goes on for as long as a glance takes. */
const glance = async (page: Page): Promise<void> => operatorOf((await frameAddress(page)).origin).wait(500);

/** Holds a key until it was heard so many times: all but the first are the keyboard's own repetitions. */
const hold = async (page: Page, key: string, times: number): Promise<void> => {
  for (let heard = 0; heard < times; heard += 1) await page.keyboard.down(key);
  if (times > 0) await page.keyboard.up(key);
};

/** Places the piece `gap` px from the left by arrow keys and hands it in by Enter. */
export const placeByKeys = async (page: Page, gap: number): Promise<void> => {
  const { slider } = captchaIn(page);
  await slider.focus();
  await page.keyboard.press('Home');
  await hold(page, 'PageUp', Math.floor(gap / 30));
  await hold(page, 'ArrowRight', gap % 30);
  await expect(slider).toHaveAttribute('aria-valuenow', String(gap));
  await glance(page);
  await page.keyboard.press('Enter');
};

/** Solves the captcha that is on the page as the operator knows it, by the keyboard. */
export const solveCaptcha = async (page: Page): Promise<void> => {
  const { gap } = await lookAtPuzzle(page);
  await placeByKeys(page, gap);
};

/** The way of the handle in px of the page: from its middle now to where the piece fits. */
const wayOf = async (page: Page, share: number) => {
  const { frame, slider } = captchaIn(page);
  const [handle, track] = [await slider.boundingBox(), await frame.locator('#track').boundingBox()];
  if (handle === null || track === null) throw new Error('the slider is not there');
  const inner = await frame.locator('#track').evaluate((element) => element.clientWidth);
  const y = handle.y + handle.height / 2;
  const from = handle.x + handle.width / 2;
  return { y, from, to: from + share * (inner - handle.width) };
};

/** So many places on the way of a hand, faster first and slower as it arrives. */
const handStops = Array.from({ length: 14 }, (_, step) => Math.sin(((step + 1) / 14) * (Math.PI / 2)));

/** A hand is seen at each picture that the screen shows, not more often. */
const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** Solves it with the mouse. */
export const dragByMouse = async (page: Page): Promise<void> => {
  const { share } = await lookAtPuzzle(page);
  const { y, from, to } = await wayOf(page, share);
  await page.mouse.move(from, y);
  await page.mouse.down();
  for (const part of handStops) {
    await page.mouse.move(from + part * (to - from), y);
    await nextFrame(page);
  }
  await glance(page);
  await page.mouse.up();
};

/** Solves it with a finger. */
export const dragByTouch = async (page: Page): Promise<void> => {
  const { share } = await lookAtPuzzle(page);
  const { y, from, to } = await wayOf(page, share);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (const part of handStops) {
    await touch('touchMove', from + part * (to - from));
    await nextFrame(page);
  }
  await glance(page);
  await touch('touchEnd');
  await session.detach();
};
