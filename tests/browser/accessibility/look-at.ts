import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { BrowserGateway } from '../support/gateway';
import { signIn } from '../support/log-in';
import type { GatewayFaults } from '../faults/gateway-faults';
import type { ScreenState } from './screen-state';
import { whenShown } from '../support/when-shown';

export interface Looking {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly gateway: BrowserGateway;
  readonly faults: GatewayFaults;
}

/** Brings a screen into its state and waits until it is seen there. */
export const lookAt = async (looking: Looking, state: ScreenState): Promise<void> => {
  const { page, context, gateway, faults } = looking;
  faults.clear();
  await context.clearCookies();
  if (state.who !== null) await signIn(context, gateway, state.who);
  state.before?.(faults);
  await page.goto(state.path);
  // What the server sent can be seen before anything answers to it.
  if (state.act !== undefined) await whenShown(page);
  await state.act?.(page);
  await expect(state.shown(page), state.name).toBeVisible();
};
