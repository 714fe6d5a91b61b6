import type { Page } from '@playwright/test';

/** Configures the captcha’s language for the pages that are opened from now on, as config.json would. */
export const configureLanguage = (page: Page, language: string): Promise<unknown> =>
  // The page carries its configuration along, and reads it once it is parsed.
  page.addInitScript((chosen) => {
    document.addEventListener('readystatechange', () => {
      const carried = document.getElementById('page-data')?.firstChild;
      if (carried instanceof Text)
        carried.data = carried.data.replace('"language":"zh-CN"', `"language":"${chosen}"`);
    });
  }, language);
