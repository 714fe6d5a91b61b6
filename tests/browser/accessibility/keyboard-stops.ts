import type { Page } from '@playwright/test';
import { focusFault } from './focus-fault';

/** Presses Tab through the whole page; answers how many stops there are, and what is wrong at them. */
export const keyboardStops = async (page: Page) => {
  const faults: string[] = [];
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(focusFault);
    if (fault === 'end') return { stops, faults };
    if (fault !== null) faults.push(fault);
  }
  throw new Error('the focus never left the page');
};
