import type * as t from 'io-ts';
import type { FrameMessage } from '../../../../contract/captcha/frame-message';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { OutgoingMessage } from '../../../../contract/socket/outgoing-message';

export const incomingExample: IncomingMessage = {
  id: '4021',
  from: '2002',
  fromName: '周敏',
  to: '1001',
  title: null,
  content: '首批材料今天下午两点发出，已抄送贵方律师。',
  kind: 'chat',
  sentAt: Date.UTC(2026, 10, 20, 1, 48),
  conversation: '1001-2002',
  link: null,
  masked: false,
  after: '4018',
  clientId: null,
};

/** An event about messages, which is none itself: it has no content. */
const event: IncomingMessage = {
  ...{ id: null, from: null, fromName: null, to: null, title: null, content: '', kind: null },
  ...{ sentAt: Date.UTC(2026, 10, 20, 1, 50), conversation: null, link: null, masked: false },
  ...{ after: null, clientId: null },
};

/** One example of each kind, and what the client does with it. */
export const incomingKinds = [
  {
    kind: 'chat',
    summary:
      'chat: a message between two. To its recipient without clientId; back to its sender (from is the user) with the clientId of the SEND, where socket.clientIds is true. content is marked up as chat.md says.',
    example: {
      ...incomingExample,
      from: '1001',
      fromName: null,
      to: '2002',
      clientId: '4f8d2c1e-6f0b-4d3a-9a57-0c9d8c3b1e42',
    },
  },
  {
    kind: 'notice',
    summary: 'notice: a notification of the platform. link is a path inside the application.',
    example: {
      ...incomingExample,
      kind: 'notice',
      from: 'platform',
      fromName: '平台通知',
      conversation: null,
      link: '/user/underReview',
      content: '您的认证资料已通过审核',
    },
  },
  {
    kind: 'deal',
    summary:
      'deal: a notification about a deal. With neither id nor content: a deal is otherwise by what the user did elsewhere; link is its path, and what is shown of it is read again.',
    example: { ...event, kind: 'deal', link: '/sale/entrust/s-2041' },
  },
  {
    kind: 'order',
    summary: 'order: a notification about an order.',
    example: {
      ...incomingExample,
      kind: 'order',
      from: 'platform',
      fromName: '订单通知',
      conversation: null,
      link: '/pay/HP20261120016448021',
      content: '订单已支付',
    },
  },
  {
    kind: 'verification',
    summary: 'verification: the user’s verification was decided. The user info is read again.',
    example: { ...event, kind: 'verification' },
  },
  {
    kind: 'membership',
    summary: 'membership: the user’s membership began or ended. The user info is read again.',
    example: { ...event, kind: 'membership' },
  },
  {
    kind: 'read',
    summary: 'read: the account `from` has read what the user wrote, up to the message `id`.',
    example: { ...event, kind: 'read', id: '4021', from: '2002', to: '1001', conversation: '1001-2002' },
  },
  {
    kind: 'recall',
    summary: 'recall: the message `id` was taken back by its sender; its content is not shown any more.',
    example: { ...event, kind: 'recall', id: '4021', from: '2002', to: '1001', conversation: '1001-2002' },
  },
  {
    kind: 'inbox',
    summary:
      'inbox: the user’s own list was changed elsewhere: by the reading of `id`, where id is there; with `from` and `to`, because the first blocked the second or lets them write again; otherwise in any way. The list is read again.',
    example: { ...event, kind: 'inbox', id: '4021' },
  },
  {
    kind: 'refused',
    summary:
      'refused: what the user sent under clientId was not taken; content says why, and the message is marked as failed.',
    example: {
      ...event,
      kind: 'refused',
      content: '对方已停用账号',
      clientId: '4f8d2c1e-6f0b-4d3a-9a57-0c9d8c3b1e42',
    },
  },
] as const satisfies readonly { kind: string; summary: string; example: IncomingMessage }[];

export const outgoingExample: OutgoingMessage = { content: '收到，我们两点准时进入。', to: '2002' };

export const frameExample: t.TypeOf<typeof FrameMessage> = {
  type: 'captcha',
  sid: '8f14e45fceea167a5a36dedd4bea2543',
  event: 'error',
  code: 1012,
  ticket: null,
  randstr: null,
};
