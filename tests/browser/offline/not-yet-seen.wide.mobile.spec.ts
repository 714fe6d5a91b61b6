import type { RouteName } from '../../../src/domain/route/route-table';
import { expect, test } from '../support/fixtures';
import { expectNotCome, notSeen, offlineAtHome } from './not-yet-seen';
import { expectWhole, goWithin } from './walk';

/** One of each make of page: lists, details, forms, texts, talks, and what a member has. */
const makes: readonly RouteName[] = [
  'saleList',
  'saleDetail',
  'saleLanding',
  'buyHundredAd',
  'transferDetail',
  'newBuy',
  'bidderSales',
  'favourites',
  'messageList',
  'messageChat',
  'assistant',
  'user',
  'profile',
  'orderDetail',
  'codeLogin',
  'userAgreement',
];

for (const forVisitor of [true, false])
  test(`[LAY-13][LAY-16] every page for ${forVisitor ? 'visitors' : 'members'} not yet seen says offline that it did not load`, async ({
    page,
    context,
    gateway,
    phone,
    watch,
  }) => {
    test.slow();
    await offlineAtHome({ page, context, gateway, watch }, forVisitor);
    for (const walked of notSeen.filter((each) => each.forVisitor === forVisitor))
      await test.step(walked.row.path, async () => {
        // The page before said the same: what is told next is not its.
        await goWithin(page, '/error/404');
        await expect(page.getByRole('heading', { level: 1, name: '页面未找到' })).toBeVisible();
        await expectNotCome(page, walked, phone);
      });
  });

for (const walked of notSeen.filter(({ row }) => makes.includes(row.name)))
  test(`[LAY-13][LAY-16] ${walked.row.path}, not yet seen, loads when the network is back`, async ({
    page,
    context,
    gateway,
    phone,
    watch,
  }) => {
    await offlineAtHome({ page, context, gateway, watch }, walked.forVisitor);
    await expectNotCome(page, walked, phone);
    await context.setOffline(false);
    await expectWhole(page);
  });
