import { expect, type Locator, type Page } from '@playwright/test';
import type { CallName } from './calls';
import { seeItTold, type KnownFault } from './every-fault';
import type { GatewayFaults } from './gateway-faults';
import { dialogIn } from './notices';

export interface ReadingScreen {
  readonly screen: string;
  readonly call: CallName;
  /** Opens the screen. */
  readonly open: (page: Page) => Promise<void>;
  /** What its failed state is called. */
  readonly failed: string;
  readonly content: (page: Page) => Locator;
  /** Whether the shell opens the dialog of GAT-07, as for the parts of home. */
  readonly opensDialog: boolean;
}

const direct =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(address);
  };

export const screens: readonly ReadingScreen[] = [
  {
    screen: 'the deals of home',
    call: 'homeDeals',
    open: direct('/'),
    failed: '推荐项目没有加载出来',
    content: (page) => page.locator('a[href^="/sale/"]').first(),
    opensDialog: true,
  },
  {
    screen: 'the list of messages',
    call: 'messageList',
    open: direct('/message'),
    failed: '消息没有加载出来',
    content: (page) => page.getByRole('list', { name: '消息列表' }),
    opensDialog: false,
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
    opensDialog: false,
  },
  {
    screen: 'one deal',
    call: 'saleDetail',
    open: direct('/sale/entrust/20260409'),
    failed: '项目没有加载出来',
    content: (page) => page.getByRole('heading', { name: '财务摘要' }),
    opensDialog: false,
  },
];

const noNotice = (): Promise<void> => Promise.resolve();

/** Lets the call of a screen fail in each way: each is shown with its reason, and loading again works at the end. */
export const expectEachFault = async (
  page: Page,
  faults: GatewayFaults,
  { call, open, failed, content, opensDialog }: ReadingScreen,
  known: readonly KnownFault[],
): Promise<void> => {
  // What failed is asked for again when the socket opens: here that would be shown as a second failure.
  await page.routeWebSocket(/\/ws\?/, (socket) => socket.close());
  await page.clock.install();
  const panel = page.getByRole('alert').filter({ hasText: failed });
  const reload = panel.getByRole('button', { name: '重新加载' });
  for (const [place, one] of known.entries()) {
    faults.set(one.fault, call);
    const before = faults.count(call);
    await (place === 0 ? open(page) : reload.click());
    const inPlace = one.isUnread === true && !opensDialog;
    await seeItTold(page, inPlace ? { ...one, told: noNotice } : one, () => faults.count(call) > before);
    await expect(panel, one.name).toContainText(one.reason.replace(/，.*/, ''));
    await expect(dialogIn(page), one.name).toHaveCount(0);
  }
  faults.clear();
  await reload.click();
  await expect(content(page)).toBeVisible();
  await expect(panel).toHaveCount(0);
};
