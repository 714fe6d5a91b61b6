import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { whenLoaded } from '../support/when-shown';
import { expectFrame, expectTold, expectWhole, goWithin, walkedRoutes } from './walk';

/** Pages whose text comes with their code, and the forms that begin empty: nothing of them can be missing. */
const whole = [
  'codeLogin',
  'passwordLogin',
  'retrievePassword',
  'unsubscribe',
  'aboutUs',
  'memberFacility',
  'memberService',
  'userAgreement',
  'agreePrivacy',
];

/** At a desk the frame is another, and these have columns of their own: they stand there for all pages. */
const ofADesk = ['home', 'saleLanding', 'codeLogin', 'messageList', 'messageDetail', 'user', 'orderList'];

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
    await page.goto('/');
    const walked = walkedRoutes.filter(
      ({ row, forVisitor: whose }) => whose === forVisitor && (phone || ofADesk.includes(row.name)),
    );
    expect(walked.length).toBeGreaterThan(1);
    for (const { row, address } of walked)
      await test.step(row.path, async () => {
        await goWithin(page, address);
        await whenLoaded(page);
        await goWithin(page, row.name === 'userAgreement' ? '/user/privacy' : '/user/agreement');
        await whenLoaded(page);
        await context.setOffline(true);
        await goWithin(page, address);
        if (!whole.includes(row.name)) await expectTold(page);
        await expectFrame(page, row, phone);
        await context.setOffline(false);
        await expectWhole(page);
      });
  });
