import { chromium } from '@playwright/test';
import { findMeasuringChromium } from '../setup/chromium.mjs';

/** Begins to count when the link is pressed; a frame after what is looked for stands it is on screen. */
const watchOpening = (selector: string): { readonly opened: Promise<number> } => ({
  opened: new Promise((resolve) => {
    const pressed: { at?: number } = {};
    addEventListener('click', () => (pressed.at = performance.now()), { capture: true, once: true });
    const shown = new MutationObserver(() => {
      const { at } = pressed;
      if (at === undefined || document.querySelector(selector) === null) return;
      shown.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - at)));
    });
    shown.observe(document, { subtree: true, childList: true });
  }),
});

/** What is pressed on home, and what has to stand then. */
export interface Opened {
  readonly link: string;
  readonly looked: string;
}

export const login: Opened = { link: '登录', looked: 'main form' };
/** The list's page with its title, its filter and the places of its deals. */
export const dealListPage: Opened = { link: '找项目', looked: '.deal-cols' };
export const dealList: Opened = { link: '找项目', looked: '.deals > li' };

/** How long somebody looks at home before they decide, in milliseconds. */
const lookedAt = 2_000;

/**
 * Milliseconds from the press on a link of home until what it leads to stands there, on a phone whose CPU is slowed down
 * `cpu` times; home was looked at for `lookedAt` first.
 */
export const measureOpening = async (address: string, cpu: number, opened: Opened): Promise<number> => {
  const executablePath = findMeasuringChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath === null ? {} : { executablePath }),
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(address, { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: opened.link }).first();
    await link.waitFor();
    await page.waitForTimeout(lookedAt);
    const box = await link.boundingBox();
    if (box === null) throw new Error('bench: the link is not on screen');
    const watch = await page.evaluateHandle(watchOpening, opened.looked);
    // By its place: looking for the link again would be counted, too.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return await watch.evaluate((watched) => watched.opened);
  } finally {
    await browser.close();
  }
};
