import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Account } from '../support/accounts';
import type { BrowserGateway } from '../support/gateway';
import { signIn } from '../support/log-in';
import { peerOf } from '../support/peer';

/** Another person, in a browser of their own, in the conversation with the test's. */
export interface Other {
  readonly account: Account;
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/**
 * Signs the test's person in, and lets another one write to them first, so that either may write (SCR-11). Both are
 * strangers to all other tests, and share no deal.
 */
export const withOther = async (
  gateway: BrowserGateway,
  own: BrowserContext,
  browser: Browser,
): Promise<{ readonly account: Account; readonly other: Other; readonly address: string }> => {
  const [account, second] = [gateway.spareAccount(), gateway.spareAccount()];
  await signIn(own, gateway, account);
  await peerOf(gateway, second).say(account, '您好');
  const context = await browser.newContext({ baseURL: gateway.url });
  await signIn(context, gateway, second);
  const page = await context.newPage();
  await page.goto(`/message/chat?to=${account.id}`);
  return {
    account,
    other: { account: second, page, close: () => context.close() },
    address: `/message/chat?to=${second.id}`,
  };
};
