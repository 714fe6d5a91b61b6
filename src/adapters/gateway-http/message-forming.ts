import type { messageCalls } from '../../../contract/message/calls';
import type { WireMessage } from '../../../contract/message/wire-message';
import type { Message } from '../../domain/message/message';
import type { MessageForms } from '../../ports/message-gateway';
import type { Forming } from './ask-over';

const messageOf = ({ readState, to: _to, clientId: _clientId, ...same }: WireMessage): Message => ({
  ...same,
  isRead: readState,
});

/** Messages as the domain knows them. */
export const messageForming: Forming<typeof messageCalls, MessageForms> = {
  list: { read: ({ items, ...part }) => ({ ...part, items: items.map(messageOf) }) },
  since: { read: (list) => list.map(messageOf) },
  detail: { read: messageOf },
};
