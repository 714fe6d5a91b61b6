import type { Page } from '@playwright/test';
import { putInTheApp } from '../environments/in-the-app';

interface AppStart {
  /** What the device kept from before. */
  readonly consent?: { readonly version: string; readonly at: number };
  /** `full`: whatever is written is refused. */
  readonly storage?: 'full';
}

/** The app as its double, on a device that kept something or keeps nothing. */
export const enterApp = async (page: Page, { consent, storage }: AppStart = {}): Promise<void> => {
  await putInTheApp(page, { plugins: ['App'] });
  await page.addInitScript(
    ({ given, full }) => {
      if (given !== null && localStorage.getItem('hupo.privacy-consent') === null)
        localStorage.setItem('hupo.privacy-consent', given);
      if (full)
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
    },
    { given: consent === undefined ? null : JSON.stringify(consent), full: storage === 'full' },
  );
};

/** The consent as the device keeps it; null when it keeps none. */
export const keptConsent = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('hupo.privacy-consent') ?? 'null'));
