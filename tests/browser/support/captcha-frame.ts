import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the captcha's frames have told this page, in order. */
    toldByFrame?: string[];
  }
}

const listen = (): void => {
  const told: string[] = (window.toldByFrame = []);
  window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'event' in data) told.push(String(data.event));
  });
};

/** Keeps what the captcha's frame tells the pages that are opened from now on. */
export const hearFrame = async (page: Page): Promise<void> => {
  await page.addInitScript(listen);
};

/** Waits until the page has heard it. */
export const frameTold = async (page: Page, event: string): Promise<void> => {
  await page.waitForFunction((wanted) => window.toldByFrame?.includes(wanted), event);
};
