import type { Page } from '@playwright/test';
import type { Account } from '../support/accounts';
import { test as base } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { peerOf } from '../support/peer';

/** Another person, in a browser of their own, in the conversation with the test's. */
export interface Other {
  readonly account: Account;
  readonly page: Page;
  /** Where the test's person has the conversation. */
  readonly address: string;
}

/**
 * The suite's test with two people: the member, and another one who wrote to them first, so that either may write
 * (SCR-11). Both are strangers to all other tests, and share no deal.
 */
export const test = base.extend<{ readonly other: Other }>({
  other: async ({ browser, gateway, member }, use) => {
    const account = gateway.spareAccount();
    await peerOf(gateway, account).say(member, '您好');
    const context = await browser.newContext({ baseURL: gateway.url });
    await signIn(context, gateway, account);
    const page = await context.newPage();
    await page.goto(`/message/chat?to=${member.id}`);
    await use({ account, page, address: `/message/chat?to=${account.id}` });
    await context.close();
  },
});

export { expect } from '@playwright/test';
