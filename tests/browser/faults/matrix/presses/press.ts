import type { Locator, Page } from '@playwright/test';
import { callGateway } from '../../../../support/gateway/call';
import type { Account } from '../../../support/accounts';
import type { BrowserGateway } from '../../../support/gateway';
import { whenHydrated, whenLoaded } from '../../../support/when-shown';
import { pathOf, type CallKey } from '../call-key';

/** What a press is made with. */
export interface Setting {
  readonly page: Page;
  readonly gateway: BrowserGateway;
  readonly account: Pick<Account, 'id'> & Partial<Account>;
  /** The session of the account. */
  readonly token: string;
}

/** A button or a field that makes a call. */
export interface Press {
  readonly call: CallKey;
  /** What is pressed, for the title of the test. */
  readonly name: string;
  /** Left out, an account of its own that is verified and has nothing. */
  readonly who?: (gateway: BrowserGateway) => Pick<Account, 'id'>;
  /** As a visitor: the account is not logged in. */
  readonly visitor?: true;
  /** Opens the page and fills in what the button needs. */
  readonly open: (setting: Setting) => Promise<void>;
  /** Makes the call; again and again, after each failure. */
  readonly press: (page: Page) => Promise<void>;
  /** Why a failure needs no message: nothing that was shown or asked for is missing. */
  readonly quiet?: string;
  /** Where the failure is shown, if not in an alert, a dialog or a notice. */
  readonly said?: (page: Page) => Locator;
  /** How long the call may take, where not as all others, in milliseconds. */
  readonly limit?: number;
  /** How often the call is made by one press where no answer comes; left out, once. */
  readonly tries?: number;
  /** Expects the typed and chosen values to be there still. */
  readonly kept?: (page: Page) => Promise<void>;
  /** What the page shows once the call has succeeded. */
  readonly done: (page: Page) => Promise<void>;
}

/** Opens a page. */
export const opened = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await whenLoaded(page, whenHydrated);
};

/** Makes a call as the account, past the page; throws when the gateway refuses it. */
export const post = async (
  { gateway, token }: Setting,
  call: CallKey,
  parameters: Readonly<Record<string, string>>,
): Promise<unknown> => {
  const answer = await callGateway(gateway.url, pathOf(call), {
    method: 'POST',
    token,
    parameters,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  if (answer.code !== 200) throw new Error(`${call}: ${answer.raw}`);
  return answer.data;
};

/** Presses the button that asks once more where there is one; does the act itself where a failure left none. */
export const againOr =
  (again: (page: Page) => Locator, act: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    if (await again(page).isVisible()) await again(page).click();
    else await act(page);
  };

/** Presses the button of a sheet; opens the sheet first where a failure has closed it. */
export const pressOnSheet =
  (open: (page: Page) => Locator, confirm: (page: Page) => Locator) =>
  async (page: Page): Promise<void> => {
    if (!(await confirm(page).isVisible())) await open(page).click();
    await confirm(page).click();
  };
