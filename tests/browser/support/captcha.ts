import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { findGap } from '../../support/captcha-solver';

/** The captcha's sheet and what stands in its frame. */
export const captchaIn = (page: Page) => {
  const sheet = page.getByRole('dialog', { name: '安全验证' });
  const frame: FrameLocator = sheet.frameLocator('iframe');
  return { sheet, frame, slider: frame.getByRole('slider'), hint: frame.getByRole('status') };
};

/** The pictures are drawn twice as large as they are measured, for sharp screens. */
export const pictureScale = 2;

const pixelsOf = async (picture: Locator): Promise<Buffer> => {
  await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/);
  const source = (await picture.getAttribute('src')) ?? '';
  return Buffer.from(source.slice(source.indexOf(',') + 1), 'base64');
};

/** Waits for the puzzle and finds by looking how far the piece must go: in px, and as a part of the way. */
export const lookAtPuzzle = async (page: Page): Promise<{ readonly gap: number; readonly share: number }> => {
  const { frame, slider } = captchaIn(page);
  await expect(slider).toHaveAttribute('aria-disabled', 'false');
  const [background, piece] = await Promise.all([
    pixelsOf(frame.locator('#background')),
    pixelsOf(frame.locator('#piece')),
  ]);
  const gap = Math.round(findGap(background, piece) / pictureScale);
  return { gap, share: gap / Number(await slider.getAttribute('aria-valuemax')) };
};

/** Places the piece `gap` px from the left by arrow keys and hands it in by Enter. */
export const placeByKeys = async (page: Page, gap: number): Promise<void> => {
  const { slider } = captchaIn(page);
  await slider.focus();
  await page.keyboard.press('Home');
  for (let left = gap; left >= 30; left -= 30) await page.keyboard.press('PageUp');
  for (let left = gap % 30; left > 0; left -= 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', String(gap));
  await page.keyboard.press('Enter');
};

/** Solves the captcha that is on the page from its pixels, by the keyboard. */
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

/** Solves it with the mouse. */
export const dragByMouse = async (page: Page): Promise<void> => {
  const { share } = await lookAtPuzzle(page);
  const { y, from, to } = await wayOf(page, share);
  await page.mouse.move(from, y);
  await page.mouse.down();
  await page.mouse.move(to, y, { steps: 12 });
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
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + part * (to - from));
  await touch('touchEnd');
  await session.detach();
};
