import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { locations } from '../../../gateway/src/main/locations';
import { moment } from '../../../src/application/kit/moment';

/** Something that a page waits for, in the test's hands. */
export interface Held {
  /** Settles when the page has asked for it. */
  readonly asked: Promise<void>;
  /** Lets it through. */
  readonly release: () => void;
}

/** A way to hold a request back until it is released. */
export const holding = (): Held & { readonly hold: (route: Route) => Promise<void> } => {
  const asked = moment();
  const released = moment();
  return {
    asked: asked.come,
    release: released.notify,
    hold: async (route) => {
      asked.notify();
      await released.come;
      await route.continue();
    },
  };
};

/** Holds the code of a page back. */
export const holdCode = async (page: Page, code: string): Promise<Held> => {
  const held = holding();
  await page.route(code, held.hold);
  return held;
};

/** Holds the code of the login's page back. */
export const holdLoginCode = (page: Page): Promise<Held> => holdCode(page, loginCode);

const manifest = JSON.parse(
  readFileSync(new URL('dist/client/.vite/manifest.json', locations.project), 'utf8'),
) as Readonly<Record<string, { readonly file: string } | undefined>>;

/** Where the code of a page stands in the build, by its module's name. */
export const codeOf = (page: string): string =>
  `**/${manifest[`src/pages/${page}.ts`]?.file ?? `no code of ${page}`}`;

/** The code of the page that 登录 leads to. */
export const loginCode = codeOf('code-login');
