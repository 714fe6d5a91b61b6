import type { IncomingMessage } from '../../../contract/socket/incoming-message';

/** A message as the socket brings it, with its content. */
export const incomingMessage = (content: string): IncomingMessage => ({
  id: '100',
  from: '8',
  fromName: '周敏',
  to: '7',
  title: null,
  content,
  kind: 'chat',
  sentAt: 1_790_000_000_000,
  conversation: '7-8',
  link: null,
  masked: false,
  after: null,
  clientId: null,
});
