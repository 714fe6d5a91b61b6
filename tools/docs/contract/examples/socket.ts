import type * as t from 'io-ts';
import type { FrameMessage } from '../../../../contract/captcha/frame-message';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { OutgoingMessage } from '../../../../contract/socket/outgoing-message';

export const incomingExample: IncomingMessage = {
  id: '4021',
  from: '2002',
  fromName: '周敏',
  to: '1001',
  content: '资料室今天下午两点开放，访问名单已加上贵方律师。',
  kind: 'chat',
  sentAt: Date.UTC(2026, 10, 20, 1, 48),
  conversation: '1001-2002',
  link: null,
  masked: false,
  after: '4018',
  clientId: null,
};

export const outgoingExample: OutgoingMessage = { content: '收到，我们两点准时进入。', to: '2002' };

export const frameExample: t.TypeOf<typeof FrameMessage> = {
  type: 'captcha',
  sid: '8f14e45fceea167a5a36dedd4bea2543',
  event: 'error',
  code: 1012,
  ticket: null,
  randstr: null,
};
