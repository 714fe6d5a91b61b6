import { accountCalls } from '../../../contract/account/calls';
import { messageCalls } from '../../../contract/message/calls';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { whenLoaded } from '../support/when-shown';
import { expectFrame, expectTold, expectWhole, goWithin, walkedRoutes } from './walk';

/** What the frame around every page asks for, whichever page stands in it. */
const ofTheFrame: readonly string[] = [accountCalls.currentUser.path, messageCalls.unreadCount.path];

/** At a desk the frame is another, and these have columns of their own: they stand there for all pages. */
const ofADesk = [
  'home',
  'saleLanding',
  'news',
  'newsDetail',
  'codeLogin',
  'messageList',
  'messageChat',
  'messageDetail',
  'user',
  'orderList',
];

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

for (const forVisitor of [true, false])
  test(`[LAY-16] every page for ${forVisitor ? 'visitors' : 'members'}, opened again without network, stands in its frame, says what is missing, and fills by itself`, async ({
    page,
    context,
    gateway,
    phone,
    watch,
  }) => {
    test.slow();
    watch.announce(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/, /WebSocket connection/);
    if (!forVisitor) await signIn(context, gateway, demo.shen);
    await page.goto('/user/agreement');
    await whenLoaded(page);
    const calls = callsOf(page);
    const pagesCalls = (): number => calls.filter((path) => !ofTheFrame.includes(path)).length;
    const told: string[] = [];
    const walked = walkedRoutes.filter(
      ({ row, forVisitor: whose }) => whose === forVisitor && (phone || ofADesk.includes(row.name)),
    );
    expect(walked.length).toBeGreaterThan(1);
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
    expect(told).not.toEqual([]);
  });
