import { answered, failing, never } from '../scene/answers';
import {
  codedHistory,
  dealCard,
  earlierDeals,
  history,
  manyMessages,
  pending,
  thread,
  waitingFiles,
} from './chat';
import type { Story } from './story';
import { asMember, network } from './words';

const address = '/message/chat?to=U2';
const chat = { ...asMember, address };

export const chatStories: readonly Story[] = [
  { id: 'chat', title: '会话（桌面为两栏）', scene: { ...chat, pending, chatDraft: '我们倾向 12 月第一周' } },
  {
    id: 'chat-deals',
    title: '会话：谈过几个项目',
    scene: { ...chat, pending, thread: answered({ ...thread, cards: [dealCard, ...earlierDeals] }) },
  },
  {
    id: 'chat-menu',
    title: '会话：消息的菜单',
    scene: { ...chat, pending },
    acts: [{ kind: 'press', name: '消息操作' }],
  },
  {
    id: 'chat-more',
    title: '会话：对方的菜单',
    scene: chat,
    acts: [{ kind: 'press', name: '更多操作' }],
  },
  {
    id: 'chat-block',
    title: '会话：拉黑前的询问',
    scene: chat,
    acts: [
      { kind: 'press', name: '更多操作' },
      { kind: 'press', name: '拉黑对方' },
    ],
  },
  {
    id: 'chat-keyboard',
    title: '会话：键盘弹起',
    scene: { ...chat, chatDraft: '我们倾向 12 月第一周' },
    acts: [{ kind: 'keyboard', label: '消息', height: 336 }],
    onlyOnPhone: true,
  },
  { id: 'chat-loading', title: '会话：加载中', scene: { ...chat, history: never } },
  {
    id: 'chat-files',
    title: '会话：文件待发',
    scene: { ...chat, waitingFiles, uploading: { clientId: 'f-1', sent: 361_000 } },
  },
  {
    id: 'chat-apart',
    title: '会话：没有网络，写好的消息待发',
    scene: { ...chat, history: network, pending, waitingFiles, uploading: { clientId: 'f-1', sent: null } },
  },
  {
    id: 'chat-apart-empty',
    title: '会话：没有网络',
    scene: { ...chat, history: network, chatDraft: '我们倾向 12 月第一周' },
  },
  {
    id: 'chat-failed',
    title: '会话：没有加载出来',
    scene: { ...chat, history: failing({ kind: 'malformed', field: 'items' }) },
  },
  {
    id: 'chat-unknown',
    title: '会话：不能与对方会话',
    scene: { ...chat, thread: failing({ kind: 'refused', code: 404, message: '对方不存在' }) },
  },
  {
    id: 'chat-empty',
    title: '会话：还没有消息',
    scene: { ...chat, history: answered({ ...history, items: [], total: 0 }) },
  },
  {
    id: 'chat-protected',
    title: '会话：保密协议通过前',
    scene: {
      ...chat,
      thread: answered({ ...thread, protected: true, peer: { ...thread.peer, name: '委托方', org: null } }),
    },
  },
  {
    id: 'chat-coded',
    title: '会话：保密协议通过前的二维码图片',
    scene: {
      ...chat,
      thread: answered({ ...thread, protected: true, readUpTo: '12' }),
      history: answered(codedHistory),
    },
  },
  {
    id: 'chat-blocked',
    title: '会话：已拉黑',
    scene: { ...chat, thread: answered({ ...thread, blocked: true }) },
  },
  {
    id: 'chat-closed',
    title: '会话：对方已注销',
    scene: {
      ...chat,
      thread: answered({
        ...thread,
        mayWrite: false,
        whyNot: '对方账号已注销，无法继续发送消息',
        peer: { ...thread.peer, removed: true },
      }),
    },
  },
  { id: 'chat-long', title: '会话：很多消息', scene: { ...chat, history: answered(manyMessages) } },
  {
    id: 'chat-older-failed',
    title: '会话：更早的没有加载出来',
    scene: {
      ...chat,
      history: answered({ ...manyMessages, items: manyMessages.items.slice(0, 6) }),
      moreHistory: network,
    },
  },
];
