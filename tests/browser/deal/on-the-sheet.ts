import type { Page } from '@playwright/test';

interface Given {
  readonly title: string | undefined;
  readonly url: string | undefined;
  /** The type of the picture, and its first four bytes. */
  readonly type: string | undefined;
  readonly begins: readonly number[];
}

/** Every page opened from now on has a sheet for sharing that takes pictures, and keeps what it is given. */
export const putSheet = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const givenToSheet: Given[] = [];
    const share = async ({ title, url, files = [] }: ShareData): Promise<void> => {
      const [file] = files;
      const begins = [...new Uint8Array((await file?.slice(0, 4).arrayBuffer()) ?? [])];
      givenToSheet.push({ title, url, type: file?.type, begins });
    };
    Object.defineProperty(navigator, 'share', { value: share });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.assign(globalThis, { givenToSheet });
  });

export const givenToSheet = (page: Page): Promise<readonly Given[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly givenToSheet: readonly Given[] }).givenToSheet);
