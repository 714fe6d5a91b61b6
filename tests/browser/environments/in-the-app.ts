import type { Page } from '@playwright/test';
import {
  capacitorDouble,
  type CapacitorDouble,
  type CapacitorDoubleOptions,
} from '../../support/platform/capacitor-double';

declare global {
  interface Window {
    readonly appDouble: CapacitorDouble['appDouble'];
  }
}

/** Every page opened from now on finds itself in a double of the native app: see `capacitorDouble`. */
export const putInTheApp = async (page: Page, options: CapacitorDoubleOptions): Promise<void> => {
  const made = `(${capacitorDouble.toString()})(${JSON.stringify(options)})`;
  await page.addInitScript(`Object.assign(window, ${made});`);
};

/** Agrees to the privacy policy, which the app asks for first. */
export const agreeInTheApp = (page: Page): Promise<void> =>
  page.getByRole('button', { name: '同意并继续' }).click();

/** Waits until the page hears the system's back button. */
export const hearsBack = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.appDouble.listeners() === 1);
};

export const pressBack = (page: Page): Promise<void> => page.evaluate(() => window.appDouble.pressBack());

/** What the page asked of the app's plugins, in order. */
export const askedOfTheApp = (page: Page): Promise<readonly { name: string; given: unknown }[]> =>
  page.evaluate(() => [...window.appDouble.calls]);
