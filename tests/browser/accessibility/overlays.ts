import { demo } from '../support/accounts';
import { httpStatus, resultCode } from '../faults/fault';
import { orderOverlays } from './order-screens';
import type { ScreenState } from './screen-state';

const { shen } = demo;

/** What lies over a page. */
export const overlays: readonly ScreenState[] = [
  {
    name: 'choice of a country',
    who: null,
    path: '/login',
    act: (page) => page.getByRole('button', { name: '国家和地区代码：+86' }).click(),
    shown: (page) => page.getByRole('dialog').getByText('中国香港'),
  },
  {
    name: 'logout dialog',
    who: shen,
    path: '/user',
    act: async (page) => {
      await page.getByRole('heading', { level: 1, name: shen.name }).waitFor();
      await page.getByRole('button', { name: '退出登录' }).click();
    },
    shown: (page) => page.getByRole('dialog').getByRole('button', { name: '确认' }),
  },
  {
    name: 'failure dialog',
    who: shen,
    path: '/',
    before: (faults) => faults.set(httpStatus(502), 'homeDeals'),
    shown: (page) => page.getByRole('dialog').getByRole('button', { name: '关闭' }),
  },
  {
    name: 'question about user info',
    who: shen,
    path: '/user',
    before: (faults) => faults.set(httpStatus(502), 'userInfo'),
    shown: (page) => page.getByRole('dialog').getByRole('button', { name: '留在此页' }),
  },
  ...orderOverlays,
  {
    name: 'notification',
    who: shen,
    path: '/message',
    before: (faults) => faults.set(resultCode(620, '消息服务正在维护'), 'messageList'),
    shown: (page) => page.locator('.notification'),
  },
  {
    name: 'toast',
    who: shen,
    path: '/message',
    before: (faults) => faults.set(resultCode(500, '消息服务繁忙'), 'messageList'),
    shown: (page) => page.locator('.adm-toast-main'),
  },
];
