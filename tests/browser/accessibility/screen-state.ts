import type { Locator, Page } from '@playwright/test';
import type { Account } from '../support/accounts';
import type { GatewayFaults } from '../faults/gateway-faults';

/** A screen in one of its states: who sees it, how it is reached, and what shows that it is there. */
export interface ScreenState {
  readonly name: string;
  /** Null for a visitor. */
  readonly who: Account | null;
  readonly path: string;
  /** What makes the state come about, before the page is opened. */
  readonly before?: (faults: GatewayFaults) => void;
  /** What a person does on the page to reach it. */
  readonly act?: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Locator;
}

/** Finds a heading of the page by its words. */
export const heading =
  (name: string, level = 1) =>
  (page: Page): Locator =>
    page.getByRole('heading', { level, name });
