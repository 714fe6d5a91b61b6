import type { WireInboxRow } from '../../../contract/message/inbox-row';
import type { WireMessage } from '../../../contract/message/wire-message';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import type { InboxRow } from '../../domain/message/inbox-row';
import type { Message } from '../../domain/message/message';
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

/** A conversation counts its own unread ones; of a notification the mark says it. */
const rowOf = ({ peer, unread, found, recalled, ...message }: WireInboxRow): InboxRow => {
  const { isRead, ...same } = messageOf({ ...message, recalled });
  const count = unread ?? (isRead ? 0 : 1);
  return { ...same, peer, recalled, found, unread: count, isRead: count === 0 };
};

/** As the socket brings it: one that was taken back meanwhile comes as that. */
const incomingOf = ({
  fromOrg: _fromOrg,
  readState: _readState,
  html: _html,
  recalled,
  ...same
}: WireMessage): IncomingMessage => ({ ...same, kind: recalled ? 'recall' : same.kind });

/** Messages as the domain knows them. */
export const messageForming: Forming<'message'> = {
  list: {
    send: (part) => ({ of: 'all', keyword: null, ...part }),
    read: ({ items, ...part }) => ({ ...part, items: items.map(rowOf) }),
  },
  since: { read: (list) => list.map(incomingOf) },
  detail: { read: messageOf },
};
