import type { BrowserContext, Page } from '@playwright/test';
import { accountCalls } from '../../../contract/account/calls';
import { messageCalls } from '../../../contract/message/calls';
import { test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { whenLoaded } from '../support/when-shown';
import { expectFrame, expectTold, expectWhole, goWithin, type Walked } from './walk';

/** The calls of the frame around every page. */
const ofTheFrame: readonly string[] = [accountCalls.currentUser.path, messageCalls.unreadCount.path];

/** Kept as they were, and no list that says of when it is, or texts alone: nothing of them is missing. */
const keptWhole = [
  'assistant',
  'chatGpt',
  'userAgreement',
  'privacyPolicy',
  'pushSettings',
  'aboutUs',
  'memberBuyer',
  'memberFacility',
  'memberService',
];

/** Opens each page, opens it again without network, and lets the network return; answers the pages that said so. */
export const openAgainOffline = async (
  {
    page,
    context,
    phone,
  }: { readonly page: Page; readonly context: BrowserContext; readonly phone: boolean },
  walked: readonly Walked[],
): Promise<readonly string[]> => {
  await page.goto('/user/agreement');
  await whenLoaded(page);
  const calls = callsOf(page);
  const pagesCalls = (): number => calls.filter((path) => !ofTheFrame.includes(path)).length;
  const told: string[] = [];
  for (const { row, address } of walked)
    await test.step(row.path, async () => {
      const before = pagesCalls();
      await goWithin(page, address);
      await whenLoaded(page);
      // Of a page that asks for nothing (its text comes with its code, its form begins empty) nothing can be missing.
      if (pagesCalls() > before && !keptWhole.includes(row.name)) told.push(row.name);
      await goWithin(page, row.name === 'userAgreement' ? '/user/privacy' : '/user/agreement');
      await whenLoaded(page);
      await context.setOffline(true);
      await goWithin(page, address);
      if (told.includes(row.name)) await expectTold(page);
      await expectFrame(page, row, phone);
      await context.setOffline(false);
      await expectWhole(page);
    });
  return told;
};
