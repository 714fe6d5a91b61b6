import { demo } from '../support/accounts';
import { payload } from '../faults/fault';
import { heading, type ScreenState } from './screen-state';

const { shen, xu } = demo;

const richMessage = {
  id: '900001',
  from: 'platform',
  fromName: '平台通知',
  fromOrg: null,
  kind: 'deal',
  title: '项目进展',
  content: '委托方给出了原因',
  sentAt: '2026-11-20 09:30:00',
  readState: '1',
  conversation: 'platform',
  link: '/sale/entrust/20260418',
  html: '<h3>原因</h3><p>见<a href="/user/agreement">协议</a>。</p><table><thead><tr><th>项</th><th>数</th></tr></thead><tbody><tr><td>营收</td><td>4.12 亿元</td></tr></tbody></table><ul><li>一</li></ul>',
};

/** What a member sees when all is well. */
export const memberScreens: readonly ScreenState[] = [
  { name: 'home', who: shen, path: '/', shown: (page) => page.getByRole('article').first() },
  { name: 'deal', who: shen, path: '/sale/entrust/20260409', shown: heading('财务摘要', 2) },
  { name: 'deal under seal', who: shen, path: '/sale/entrust/20260418', shown: heading('财务摘要', 2) },
  {
    name: 'unknown deal',
    who: shen,
    path: '/sale/entrust/0',
    shown: (page) => page.getByText('项目不存在或已下架').first(),
  },
  {
    name: 'messages',
    who: shen,
    path: '/message',
    shown: (page) => page.getByRole('list', { name: '消息列表' }),
  },
  {
    name: 'one message',
    who: shen,
    path: '/message/900001',
    before: (faults) => {
      faults.set(payload(richMessage), 'messageDetail');
      faults.set(payload({ num: 3 }), 'markRead');
    },
    shown: heading('项目进展', 2),
  },
  {
    name: 'unknown message',
    who: shen,
    path: '/message/0',
    shown: (page) => page.getByRole('status').filter({ hasText: '消息不存在' }).first(),
  },
  { name: 'user', who: shen, path: '/user', shown: heading('沈知远') },
  { name: 'user, not verified', who: xu, path: '/user', shown: heading('许书宁') },
];
