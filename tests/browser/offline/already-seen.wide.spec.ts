import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { openAgainOffline } from './already-seen';
import { walkedRoutes } from './walk';

/** On a desktop the frame is another, and these have columns of their own: they stand there for all pages. */
const ofDesktop = [
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

for (const forVisitor of [true, false])
  test(`[LAY-16] every page for ${forVisitor ? 'visitors' : 'members'} opened again offline says what is missing and fills by itself`, async ({
    page,
    context,
    gateway,
    phone,
    watch,
  }) => {
    test.slow();
    watch.announce(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/, /WebSocket connection/);
    if (!forVisitor) await signIn(context, gateway, demo.shen);
    const walked = walkedRoutes.filter(
      ({ row, forVisitor: whose }) => whose === forVisitor && (phone || ofDesktop.includes(row.name)),
    );
    expect(walked.length).toBeGreaterThan(1);
    expect(await openAgainOffline({ page, context, phone }, walked)).not.toEqual([]);
  });
