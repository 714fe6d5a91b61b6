import { seenBy } from '../domain/chat/deal-thread';
import type { DeliveredMessage, ChangeEvent } from '../domain/message/message';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';
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

const inboxFrame = (subscription: string, messageId: string, body: IncomingMessage): StompFrame => ({
  command: 'MESSAGE',
  headers: [
    ['destination', topics.inbox.destination],
    ['subscription', subscription],
    ['message-id', messageId],
    ['content-type', 'application/json'],
  ],
  body: JSON.stringify(topics.inbox.body.encode(body)),
});

/** An event about messages that is no message itself. */
const noMessage: IncomingMessage = {
  id: null,
  from: null,
  fromName: null,
  to: null,
  title: null,
  content: '',
  kind: null,
  sentAt: null,
  conversation: null,
  link: null,
  masked: false,
  after: null,
  clientId: null,
};

/** An event for one subscription that is no message. */
export const changeFrame = (
  change: ChangeEvent,
  { subscription, userId }: { readonly subscription: string; readonly userId: string },
): StompFrame => {
  const { kind, id, from, to, conversation, link, at } = seenBy(userId, change);
  return inboxFrame(subscription, `${kind}-${String(id ?? 0)}-${String(at)}`, {
    ...noMessage,
    kind,
    id: id === null ? null : String(id),
    from,
    to,
    conversation,
    link: link ?? null,
    sentAt: at,
  });
};

/** Why a message was not taken, for one subscription of its sender. */
export const refusedFrame = (
  text: string,
  { clientId, subscription }: { readonly clientId: string | null; readonly subscription: string },
): StompFrame =>
  inboxFrame(subscription, `refused-${clientId ?? '0'}`, {
    ...noMessage,
    kind: 'refused',
    content: text,
    clientId,
  });

/** A message for one subscription; only its sender gets `clientId`. */
export const messageFrame = (
  message: DeliveredMessage,
  to: { readonly subscription: string; readonly userId: string },
): StompFrame => {
  const { id, from, fromName, kind, title, content, sentAt, conversation, clientId, link, masked, before } =
    seenBy(to.userId, message);
  const isOwn = from === to.userId;
  const after = isOwn ? before?.sender : before?.recipient;
  return inboxFrame(to.subscription, String(id), {
    id: String(id),
    from,
    fromName: isOwn || fromName === '' ? null : fromName,
    to: seenBy(to.userId, message).to,
    title,
    content,
    kind,
    sentAt,
    conversation,
    link,
    masked,
    after: after === undefined ? null : String(after),
    clientId: isOwn ? clientId : null,
  });
};
