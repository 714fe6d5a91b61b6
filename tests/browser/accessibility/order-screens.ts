import type { Page } from '@playwright/test';
import { demo } from '../support/accounts';
import { heading, type ScreenState } from './screen-state';

const { shen } = demo;

const opensFirst = async (page: Page): Promise<void> =>
  page.getByRole('list', { name: '订单列表' }).getByRole('link').first().click();

/** The pages of orders and of the membership when all is well. */
export const orderScreens: readonly ScreenState[] = [
  { name: 'membership', who: shen, path: '/member', shown: heading('我的权益', 2) },
  { name: 'rights of a buyer', who: shen, path: '/member/buyer', shown: heading('权益明细', 2) },
  { name: 'facilities', who: shen, path: '/member/facility', shown: heading('签署与沟通', 2) },
  { name: 'services', who: shen, path: '/member/service', shown: heading('尽调与估值', 2) },
  { name: 'plans', who: shen, path: '/member/pay', shown: (page) => page.getByRole('table') },
  {
    name: 'a plan to be bought',
    who: shen,
    path: '/member/pay?plan=plan-service-year',
    shown: heading('包含的权益', 2),
  },
  {
    name: 'orders',
    who: shen,
    path: '/pay',
    shown: (page) => page.getByRole('list', { name: '订单列表' }),
  },
  {
    name: 'no orders',
    who: shen,
    path: '/pay?state=toPay',
    shown: (page) => page.getByText('没有待支付的订单').first(),
  },
  { name: 'a paid order', who: shen, path: '/pay?state=paid', act: opensFirst, shown: heading('发票', 2) },
  {
    name: 'a refunded order',
    who: shen,
    path: '/pay?state=refund',
    act: opensFirst,
    shown: heading('退款', 2),
  },
  {
    name: 'an unknown order',
    who: shen,
    path: '/pay/HP202601010000000000',
    shown: (page) => page.getByRole('status').filter({ hasText: '订单不存在' }).first(),
  },
];

/** What lies over the page of an order. */
export const orderOverlays: readonly ScreenState[] = [
  {
    name: 'asking for the money back, without a reason',
    who: shen,
    path: '/pay?state=paid',
    act: async (page) => {
      await opensFirst(page);
      await page.getByRole('button', { name: '申请退款' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '提交申请' }).click();
    },
    shown: (page) => page.getByRole('dialog').getByText('请填写退款原因'),
  },
];
