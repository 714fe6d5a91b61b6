import { expect, type Page } from '@playwright/test';
import { demo } from '../support/accounts';
import { connectionRefused, httpStatus, noAnswer, payload } from '../faults/fault';
import { heading, type ScreenState } from './screen-state';

const { shen } = demo;

/** Closes the dialog, and the next one: what failed is asked for again when the socket opens. */
const closeDialog = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expect(async () => {
    const close = dialog.getByRole('button', { name: '关闭' });
    if ((await close.count()) > 0) await close.click({ timeout: 1_000 });
    await expect(dialog).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
};

/** A failed read is reported where its answer would be (GAT-07). */
const failed = (text: string) => ({
  shown: (page: Page) => page.getByRole('alert').filter({ hasText: text }),
});

/** What a member sees while it loads, when there is nothing, and when it failed. */
export const otherStates: readonly ScreenState[] = [
  {
    name: 'home while it loads',
    who: shen,
    path: '/',
    before: (faults) => faults.set(noAnswer, 'homeDeals'),
    shown: heading('琥珀并购首页'),
  },
  {
    name: 'home failed',
    who: shen,
    path: '/',
    before: (faults) => faults.set(connectionRefused, 'homeDeals'),
    // Home's failures open a dialog too; the screen below it is meant here.
    act: closeDialog,
    ...failed('推荐项目没有加载出来'),
  },
  {
    name: 'deal while it loads',
    who: shen,
    path: '/sale/entrust/20260409',
    before: (faults) => faults.set(noAnswer, 'saleDetail'),
    shown: heading('项目详情'),
  },
  {
    name: 'deal failed',
    who: shen,
    path: '/sale/entrust/20260409',
    before: (faults) => faults.set(httpStatus(502), 'saleDetail'),
    ...failed('项目没有加载出来'),
  },
  {
    name: 'messages while they load',
    who: shen,
    path: '/message',
    before: (faults) => faults.set(noAnswer, 'messageList'),
    shown: heading('消息'),
  },
  {
    name: 'no messages',
    who: shen,
    path: '/message',
    before: (faults) =>
      faults.set(payload({ list: [], total: 0, page: 1, pageSize: 20, next: null }), 'messageList'),
    shown: (page) => page.getByText('还没有消息'),
  },
  {
    name: 'messages failed',
    who: shen,
    path: '/message',
    before: (faults) => faults.set(httpStatus(500), 'messageList'),
    ...failed('消息没有加载出来'),
  },
  {
    name: 'user failed',
    who: shen,
    path: '/user',
    before: (faults) => faults.set(httpStatus(502), 'userInfo'),
    act: async (page) => {
      await page.getByRole('button', { name: '留在此页' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
    shown: (page) => page.getByRole('alert').filter({ hasText: '资料没有加载出来' }),
  },
];
