import { demo } from '../support/accounts';
import { heading, type ScreenState } from './screen-state';

const { shen, xu, he } = demo;

/** What somebody sees of the own account when all is well. */
export const accountScreens: readonly ScreenState[] = [
  { name: 'what waits', who: shen, path: '/user/waiting', shown: heading('等我处理') },
  { name: 'profile', who: shen, path: '/user/info', shown: (page) => page.getByLabel('职务') },
  {
    name: 'push settings',
    who: shen,
    path: '/push_settings',
    shown: (page) => page.getByRole('switch').first(),
  },
  {
    name: 'change of the password',
    who: shen,
    path: '/user/changePwd',
    shown: (page) => page.getByLabel('原密码'),
  },
  { name: 'unsubscribing', who: shen, path: '/user/unsubscribe', shown: heading('注销账号') },
  { name: 'verification', who: xu, path: '/user/auditLogin', shown: heading('身份认证') },
  { name: 'verification of a higher level', who: he, path: '/user/auditLogin', shown: heading('身份认证') },
  {
    name: 'own data',
    who: shen,
    path: '/user/privacy',
    shown: (page) => page.getByRole('button', { name: '导出我的数据' }),
  },
];
