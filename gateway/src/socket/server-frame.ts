import type { DeliveredMessage } from '../domain/message/message';
import { topics } from '../../../contract/socket/topics';
import { serverHeartBeatMs } from './heart-beat';
import type { StompFrame, StompHeader } from './stomp-frame';
import type { EndCode } from '../../../contract/socket/ends';

export const connectedFrame: StompFrame = {
  command: 'CONNECTED',
  headers: [
    ['version', '1.2'],
    ['heart-beat', `${serverHeartBeatMs},${serverHeartBeatMs}`],
    ['server', 'hupo-gateway'],
  ],
  body: '',
};

export const receiptFrame = (receiptId: string): StompFrame => ({
  command: 'RECEIPT',
  headers: [['receipt-id', receiptId]],
  body: '',
});

/** An ERROR frame; the connection ends after it. `message` is for people, `code` for programs. */
export const errorFrame = (
  code: EndCode,
  message: string,
  about: { readonly receipt?: string | null; readonly clientId?: string | null } = {},
): StompFrame => {
  const headers: StompHeader[] = [
    ['code', code],
    ['message', message],
  ];
  if (about.receipt) headers.push(['receipt-id', about.receipt]);
  if (about.clientId) headers.push(['client-id', about.clientId]);
  if (code === 'unsupported') headers.push(['version', '1.2']);
  return { command: 'ERROR', headers, body: '' };
};

/** A message for one subscription; `clientId` is told to its sender only. */
export const messageFrame = (
  message: DeliveredMessage,
  to: { readonly subscription: string; readonly userId: string },
): StompFrame => {
  const { id, from, kind, content, sentAt, conversation, clientId, link } = message;
  const body = topics.inbox.body.encode({
    id: String(id),
    from,
    to: message.to,
    content,
    kind,
    sentAt,
    conversation,
    link,
    clientId: from === to.userId ? clientId : null,
  });
  return {
    command: 'MESSAGE',
    headers: [
      ['destination', topics.inbox.destination],
      ['subscription', to.subscription],
      ['message-id', String(id)],
      ['content-type', 'application/json'],
    ],
    body: JSON.stringify(body),
  };
};
