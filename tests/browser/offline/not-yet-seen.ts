import type { BrowserContext, Page } from '@playwright/test';
import { loginCode } from '../everywhere/held';
import { hearCode } from '../support/code-come';
import { demo } from '../support/accounts';
import { expect } from '../support/fixtures';
import type { BrowserGateway } from '../support/gateway';
import { signIn } from '../support/log-in';
import type { PageWatch } from '../support/page-watch';
import { whenLoaded } from '../support/when-shown';
import { expectFrame, expectTold, goWithin, walkedRoutes, type Walked } from './walk';

/** The code that home fetches in a quiet moment is here: the next page's failure can be told. */
const quietly = [/\/loading-page-[^/]+\.js$/, /\/loading-page-[^/]+\.css$/];

export const notSeen = walkedRoutes.filter(({ row: { name } }) => name !== 'home');

export interface Given {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly gateway: BrowserGateway;
  readonly watch: PageWatch;
}

/** Home has been read, and nothing else, when the network goes. */
export const offlineAtHome = async ({ page, context, gateway, watch }: Given, forVisitor: boolean) => {
  watch.announce(
    /Failed to load resource/,
    /ERR_INTERNET_DISCONNECTED/,
    /ERR_FAILED/,
    /WebSocket connection/,
    /assets\//,
  );
  if (!forVisitor) await signIn(context, gateway, demo.shen);
  // The code of the login is fetched ahead: here it must not have come.
  await page.route(loginCode, (route) => route.abort());
  const atHand = hearCode(page, ...quietly);
  await page.goto('/');
  await whenLoaded(page);
  await expect.poll(atHand).toBe(true);
  await context.setOffline(true);
  await page.unroute(loginCode);
};

export const expectNotCome = async (page: Page, { row, address }: Walked, phone: boolean): Promise<void> => {
  await goWithin(page, address);
  await expectTold(page);
  await expectFrame(page, row, phone);
  // What was fetched ahead shows its own frame; what was not, the one for pages that have not come.
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^(重试|重新加载)$/ })
      .first(),
  ).toBeVisible();
};
