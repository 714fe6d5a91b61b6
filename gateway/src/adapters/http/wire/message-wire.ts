import type { WireParty } from '../../../../../contract/chat/wire-party';
import type { WireInboxRow } from '../../../../../contract/message/inbox-row';
import type { WireMessage } from '../../../../../contract/message/wire-message';
import type { ReadMessage } from '../../../application/chat/naming';
import type { FollowingMessage, NotifiedRow } from '../../../application/message/message-reading';
import type { Party } from '../../../domain/chat/party';

/** A message in a list, for one of its two parties; what one wrote oneself counts as read. */
export const messageRowWire =
  (accountId: string) =>
  ({ id, read, clientId, ...message }: ReadMessage): WireMessage => ({
    ...message,
    id: String(id),
    readState: read || message.from === accountId,
    html: null,
    clientId: message.from === accountId ? clientId : null,
    after: null,
  });

/** A message by itself. */
export const messageWire =
  (accountId: string) =>
  (message: ReadMessage): WireMessage => ({ ...messageRowWire(accountId)(message), html: message.html });

/** A message with the one before it. */
export const followingWire =
  (accountId: string) =>
  ({ after, ...message }: FollowingMessage): WireMessage => ({
    ...messageRowWire(accountId)(message),
    after: String(after),
  });

/** Whoever a conversation is with. */
export const partyWire = (party: Party): WireParty => party;

/** A row of the inbox. */
export const inboxRowWire =
  (accountId: string) =>
  ({ message, peer, unread, found }: NotifiedRow): WireInboxRow => ({
    ...messageRowWire(accountId)(message),
    peer: peer === null ? null : partyWire(peer),
    unread,
    found,
  });
