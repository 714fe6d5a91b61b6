import type { BrowserContext, Page } from '@playwright/test';
import type { RouteName } from '../../../src/domain/route/route-table';
import { loginCode } from '../everywhere/held';
import { hearCode } from '../support/code-come';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import type { BrowserGateway } from '../support/gateway';
import { signIn } from '../support/log-in';
import type { PageWatch } from '../support/page-watch';
import { whenLoaded } from '../support/when-shown';
import { expectFrame, expectTold, expectWhole, goWithin, walkedRoutes, type Walked } from './walk';

/** The code that home fetches in a quiet moment is here: the next page's failure can be told. */
const quietly = [/\/awaited-page-[^/]+\.js$/, /\/awaited-page-[^/]+\.css$/];

const notSeen = walkedRoutes.filter(({ row: { name } }) => name !== 'home');

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

interface Given {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly gateway: BrowserGateway;
  readonly watch: PageWatch;
}

/** Home has been read, and nothing else, when the network goes. */
const offlineAtHome = async ({ page, context, gateway, watch }: Given, forVisitor: boolean) => {
  watch.announce(
    /Failed to load resource/,
    /ERR_INTERNET_DISCONNECTED/,
    /ERR_FAILED/,
    /WebSocket connection/,
    /assets\//,
  );
  if (!forVisitor) await signIn(context, gateway, demo.shen);
  // The code of the login is fetched ahead: here it must not have come.
  await page.route(loginCode, (route) => route.abort());
  const atHand = hearCode(page, ...quietly);
  await page.goto('/');
  await whenLoaded(page);
  await expect.poll(atHand).toBe(true);
  await context.setOffline(true);
  await page.unroute(loginCode);
};

const expectNotCome = async (page: Page, { row, address }: Walked, phone: boolean): Promise<void> => {
  await goWithin(page, address);
  await expectTold(page);
  await expectFrame(page, row, phone);
  // What was fetched ahead shows its own frame; what was not, the one for pages that have not come.
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^(重试|重新加载)$/ })
      .first(),
  ).toBeVisible();
};

for (const forVisitor of [true, false])
  test(`[LAY-13][LAY-16] every page for ${forVisitor ? 'visitors' : 'members'}, not yet seen, says without network that it did not come`, async ({
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
  test(`[LAY-13][LAY-16] ${walked.row.path}, not yet seen, comes when the network is back`, async ({
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
