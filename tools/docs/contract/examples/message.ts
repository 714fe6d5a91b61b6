import type { messageCalls } from '../../../../contract/message/calls';
import type { WireMessage } from '../../../../contract/message/wire-message';
import { at, type Examples } from './example';

const message: WireMessage = {
  id: '1042',
  from: 'u-41aa',
  fromName: '周敏',
  fromOrg: '衡川产业基金',
  to: 'u-7f2c',
  kind: 'chat',
  title: null,
  content: '尽调清单已更新，请查收。',
  sentAt: at,
  readState: false,
  conversation: 'u-41aa_u-7f2c',
  link: null,
  html: null,
  clientId: null,
};

export const messageExamples: Examples<typeof messageCalls> = {
  unreadCount: { asked: undefined, answered: 3 },
  list: {
    asked: { cursor: null, page: 1, pageSize: 20 },
    answered: { list: [message], total: 37, next: 'm1042', page: 1, pageSize: 20 },
  },
  since: { asked: '1041', answered: [message] },
  detail: { asked: '1042', answered: message },
  markRead: { asked: '1042', answered: 2 },
};
