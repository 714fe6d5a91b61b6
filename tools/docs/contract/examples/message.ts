import type { messageCalls } from '../../../../contract/message/calls';
import type { WireMessage } from '../../../../contract/message/wire-message';
import { at, type Examples } from './example';
import { exampleParty } from './party';

export const exampleMessage: WireMessage = {
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
  recalled: false,
  masked: false,
  after: null,
};

export const messageExamples: Examples<typeof messageCalls> = {
  unreadCount: { asked: undefined, answered: 3 },
  list: {
    asked: { of: 'all', keyword: null, cursor: null, page: 1, pageSize: 20 },
    answered: {
      list: [{ ...exampleMessage, peer: exampleParty, unread: 2, found: null }],
      total: 37,
      next: 'm1042',
      page: 1,
      pageSize: 20,
    },
  },
  since: { asked: '1041', answered: [{ ...exampleMessage, after: '1041' }] },
  detail: { asked: '1042', answered: exampleMessage },
  markRead: { asked: '1042', answered: 2 },
  readAll: { asked: undefined, answered: 0 },
  remove: { asked: '1042', answered: 2 },
  restore: { asked: '1042', answered: 2 },
};
