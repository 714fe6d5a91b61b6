import { expect, type Locator, type Page } from '@playwright/test';
import { demo } from '../support/accounts';
import { signIn } from '../support/log-in';
import type { CallName } from './calls';
import { everyFault, seeItTold } from './every-fault';
import { test } from './fixtures';

interface ReadingScreen {
  readonly screen: string;
  readonly call: CallName;
  /** Goes to the screen within the application. */
  readonly open: (page: Page) => Promise<void>;
  /** What its failed state is called. */
  readonly failed: string;
  readonly content: (page: Page) => Locator;
}

const direct =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(address);
  };

const screens: readonly ReadingScreen[] = [
  {
    screen: 'the deals of home',
    call: 'homeDeals',
    open: direct('/'),
    failed: '推荐项目没有加载出来',
    content: (page) => page.locator('a[href^="/sale/"]').first(),
  },
  {
    screen: 'the list of messages',
    call: 'messageList',
    open: direct('/message'),
    failed: '消息没有加载出来',
    content: (page) => page.getByRole('list', { name: '消息列表' }),
  },
  {
    screen: 'one message',
    call: 'messageDetail',
    open: async (page) => {
      await page.goto('/message?of=notice');
      await page.getByRole('list', { name: '消息列表' }).getByRole('link').first().click();
    },
    failed: '消息没有加载出来',
    content: (page) => page.getByRole('article'),
  },
  {
    screen: 'one deal',
    call: 'saleDetail',
    open: direct('/sale/entrust/20260409'),
    failed: '项目没有加载出来',
    content: (page) => page.getByRole('heading', { name: '财务摘要' }),
  },
];

for (const { screen, call, open, failed, content } of screens) {
  test(`[REL-03][GAT-07] ${screen}: every way of failing is told with its reason, and loading again works`, async ({
    page,
    context,
    gateway,
    brokenServer,
    faults,
  }) => {
    await signIn(context, gateway, demo.shen);
    // What failed is asked for anew when the socket opens: here that would be told as a second failure.
    await page.routeWebSocket(/\/ws\?/, (socket) => socket.close());
    await page.clock.install();
    const panel = page.getByRole('alert').filter({ hasText: failed });
    const reload = panel.getByRole('button', { name: '重新加载' });
    for (const [place, known] of everyFault(brokenServer).entries()) {
      await test.step(known.name, async () => {
        faults.set(known.fault, call);
        const before = faults.count(call);
        await (place === 0 ? open(page) : reload.click());
        await seeItTold(page, known, () => faults.count(call) > before);
        await expect(panel).toContainText(known.reason.replace(/，.*/, ''));
      });
    }
    faults.clear();
    await reload.click();
    await expect(content(page)).toBeVisible();
    await expect(panel).toHaveCount(0);
  });
}
