import type { Page } from '@playwright/test';
import type { Act, Story } from './stories/story';

export const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

type Size = (typeof sizes)[number];

const phone: Size = sizes[0];

/** Whether a story has a picture of this size. */
export const isTakenAt = ({ onlyOnPhone, onlyOnDesktop }: Story, size: Size): boolean =>
  size === phone ? onlyOnDesktop !== true : onlyOnPhone !== true;

export const pictureName = ({ id }: Pick<Story, 'id'>, { width }: Size): string => `${id}-${width}.png`;

/** As a phone's does it: the window stays as high, and what is seen of it shrinks. */
const keyboardUp = (height: number): void => {
  const keys = document.createElement('div');
  keys.style.cssText = `position:fixed;inset:auto 0 0;height:${height}px;background:#c9ccd1`;
  document.body.append(keys);
  const view = window.visualViewport;
  if (view === null) return;
  Object.defineProperty(view, 'height', { value: window.innerHeight - height, configurable: true });
  view.dispatchEvent(new Event('resize'));
};

const doAct = async (page: Page, act: Act): Promise<void> => {
  switch (act.kind) {
    case 'press':
      await page
        .getByRole('button', { name: act.name, exact: true })
        .or(page.getByRole('menuitem', { name: act.name, exact: true }))
        .or(page.getByLabel(act.name, { exact: true }))
        .filter({ visible: true })
        .first()
        .click();
      return;
    case 'pressInFrame':
      await page.frameLocator('iframe').getByRole('button', { name: act.name, exact: true }).click();
      return;
    case 'type':
      await page.getByLabel(act.label, { exact: true }).fill(act.text);
      return;
    case 'focus':
      await page.getByLabel(act.name, { exact: true }).focus();
      return;
    case 'scroll':
      await page.mouse.wheel(0, act.top);
      await page.waitForFunction(() => window.scrollY > 0);
      return;
    case 'read':
      await page.getByLabel(act.label, { exact: true }).evaluate((box, part) => {
        box.scrollTop = (box.scrollHeight - box.clientHeight) * part;
      }, act.part);
      return;
    case 'keyboard':
      await page.getByLabel(act.label, { exact: true }).focus();
      await page.evaluate(keyboardUp, act.height);
      return;
    case 'notify':
      await page.evaluate(() => window.dispatchEvent(new Event('gallery.notify')));
  }
};

/** The whole page in a window as high as the page, so that a bar at the window's foot does not lie across it. */
const wholePage = async (page: Page): Promise<Buffer> => {
  const size = page.viewportSize();
  if (size === null) return page.screenshot({ fullPage: true });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
  const picture = await page.screenshot();
  await page.setViewportSize(size);
  return picture;
};

/** Opens a story, does what it says, waits until nothing moves, and takes the whole page. */
export const takePicture = async (page: Page, address: string, story: Story): Promise<Buffer> => {
  await page.goto(`${address}?story=${story.id}`);
  await page.locator('main').waitFor();
  await page.waitForLoadState('networkidle');
  for (const act of story.acts ?? []) await doAct(page, act);
  await page.waitForLoadState('networkidle');
  const acted = await page.evaluate(() => performance.now());
  // Longer than any delay before something shows: the error screen's 200 ms, a sheet's way up.
  await page.waitForFunction((since) => performance.now() - since > 600, acted);
  return (story.acts ?? []).length === 0 ? wholePage(page) : page.screenshot();
};
