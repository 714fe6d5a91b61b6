import type { messageCalls } from '../../../contract/message/calls';
import type { WireMessage } from '../../../contract/message/wire-message';
import type { Message } from '../../domain/message/message';
import type { MessageForms } from '../../ports/message-gateway';
import type { Forming } from './ask-over';

const messageOf = ({
  readState,
  to: _to,
  clientId: _clientId,
  recalled: _recalled,
  masked: _masked,
  after: _after,
  ...same
}: WireMessage): Message => ({
  ...same,
  isRead: readState,
});

/** Messages as the domain knows them. */
export const messageForming: Forming<typeof messageCalls, MessageForms> = {
  list: {
    send: (part) => ({ of: 'all', keyword: null, ...part }),
    read: ({ items, ...part }) => ({
      ...part,
      items: items.map(({ peer: _peer, unread: _unread, ...message }) => messageOf(message)),
    }),
  },
  since: { read: (list) => list.map(messageOf) },
  detail: { read: messageOf },
};
