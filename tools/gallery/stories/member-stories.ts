import { answered, failing, never } from '../scene/answers';
import { pending } from './chat';
import { longMessages, messages, pageOf, richMessage } from './messages';
import { member } from './people';

import type { Story } from './story';
import { network, timeout, asMember, list, one, me } from './words';

export const memberStories: readonly Story[] = [
  { id: 'messages', title: '消息', scene: { ...asMember, address: list, unread: answered(5) } },
  {
    id: 'messages-chat',
    title: '消息：会话',
    scene: {
      ...asMember,
      address: `${list}?of=chat`,
      unread: answered(4),
      messages: answered(
        pageOf(
          messages.filter(({ peer }) => peer !== null),
          false,
        ),
      ),
    },
  },
  {
    id: 'messages-signs',
    title: '消息：草稿与未发出',
    scene: {
      ...asMember,
      address: list,
      unread: answered(5),
      chatDraft: '我们倾向 12 月第一周',
      pending: pending.map((entry) => ({ ...entry, to: 'UM5' })),
    },
  },
  {
    id: 'messages-notice',
    title: '消息：通知',
    scene: {
      ...asMember,
      address: `${list}?of=notice`,
      unread: answered(1),
      messages: answered(
        pageOf(
          messages.filter(({ peer }) => peer === null),
          false,
        ),
      ),
    },
  },
  {
    id: 'messages-removed',
    title: '消息：移除了一行，可以撤销',
    scene: { ...asMember, address: list, unread: answered(5) },
    // On a desktop it is there for whoever points at the row, or comes to it by the keyboard.
    acts: [
      { kind: 'focus', name: '移除：周敏' },
      { kind: 'press', name: '移除：周敏' },
    ],
  },
  {
    id: 'messages-found',
    title: '消息：找到的字有标记',
    scene: {
      ...asMember,
      address: `${list}?keyword=周`,
      messages: answered(
        pageOf(
          messages.filter(({ content, peer }) => `${content}${peer?.name ?? ''}`.includes('周')),
          false,
        ),
      ),
    },
  },
  {
    id: 'messages-found-before',
    title: '消息：找到的是会话中较早的一条',
    scene: {
      ...asMember,
      address: `${list}?keyword=解除协议`,
      messages: answered(
        pageOf(
          messages
            .filter(({ id }) => id === 'M1')
            .map((row) => ({
              ...row,
              found:
                '书面回复发在本会话里了。简单说：设备都是自有，返利冲减当期收入，对赌在三年前股改时已经解除，解除协议的扫描件附在第 14 项。',
            })),
          false,
        ),
      ),
    },
  },
  {
    id: 'messages-found-nothing',
    title: '消息：没有找到',
    scene: { ...asMember, address: `${list}?keyword=磨床`, messages: answered(pageOf([], false)) },
  },
  {
    id: 'messages-offline',
    title: '消息：网络不可用',
    scene: { ...asMember, address: list, network: 'gone' },
  },
  {
    id: 'messages-withheld',
    title: '消息：不知道是谁，留在此页',
    scene: { ...asMember, address: list, user: timeout },
    acts: [{ kind: 'press', name: '留在此页' }],
  },
  { id: 'messages-loading', title: '消息：加载中', scene: { ...asMember, address: list, messages: never } },
  {
    id: 'messages-empty',
    title: '消息：没有消息',
    scene: { ...asMember, address: list, unread: answered(0), messages: answered(pageOf([], false)) },
  },
  {
    id: 'messages-failed',
    title: '消息：没有加载出来',
    scene: { ...asMember, address: list, messages: timeout },
  },
  {
    id: 'messages-more-failed',
    title: '消息：后面的没有加载出来',
    scene: { ...asMember, address: list, messages: answered(pageOf(messages, true)), moreMessages: network },
  },
  {
    id: 'messages-reconnecting',
    title: '消息：正在重新连接',
    scene: { ...asMember, address: list, socket: 'lost' },
  },
  {
    id: 'messages-long',
    title: '消息：长文字',
    scene: {
      ...asMember,
      address: list,
      unread: answered(120),
      messages: answered(pageOf(longMessages, false)),
    },
  },
  { id: 'message', title: '消息详情（桌面为两栏）', scene: { ...asMember, address: one } },
  {
    id: 'message-rich',
    title: '消息详情：图文',
    scene: { ...asMember, address: one, message: answered(richMessage) },
  },
  { id: 'message-loading', title: '消息详情：加载中', scene: { ...asMember, address: one, message: never } },
  {
    id: 'message-missing',
    title: '消息详情：不存在',
    scene: {
      ...asMember,
      address: one,
      message: failing({ kind: 'refused', code: 404, message: '消息不存在' }),
    },
  },
  {
    id: 'message-failed',
    title: '消息详情：没有加载出来',
    scene: { ...asMember, address: one, message: timeout },
  },
  {
    id: 'message-beside-failed-list',
    title: '消息：两栏，列表没有加载出来',
    scene: { ...asMember, address: one, messages: timeout },
  },
  { id: 'user', title: '我的', scene: { ...asMember, address: me } },
  { id: 'user-offline', title: '我的：网络不可用', scene: { ...asMember, address: me, network: 'gone' } },
  { id: 'user-loading', title: '我的：加载中', scene: { ...asMember, address: me, user: never } },
  { id: 'user-failed', title: '我的：资料没有加载出来', scene: { ...asMember, address: me, user: timeout } },
  {
    id: 'user-unverified',
    title: '我的：未认证、长文字',
    scene: {
      ...asMember,
      address: me,
      user: answered(
        member({
          name: '阿不都热合曼·买买提江',
          prove: null,
          company: '内蒙古自治区某某国有资产投资运营集团有限公司',
          position: '战略投资与并购重组部副总经理',
        }),
      ),
    },
  },
  {
    id: 'user-logout',
    title: '我的：退出确认',
    scene: { ...asMember, address: me },
    acts: [{ kind: 'press', name: '退出登录' }],
  },
];
