import type { WireInboxRow } from '../../../../../contract/message/inbox-row';
import type { WireMessage } from '../../../../../contract/message/wire-message';
import type { ReadMessage } from '../../../application/chat/naming';
import type { FollowingMessage, NotifiedRow } from '../../../application/message/message-reading';

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

/** A message by itself, with its rich text. */
export const messageWire =
  (accountId: string) =>
  (message: ReadMessage): WireMessage => ({ ...messageRowWire(accountId)(message), html: message.html });

/** A message with the one before it. */
export const followingWire =
  (accountId: string) =>
  (message: FollowingMessage): WireMessage => ({
    ...messageRowWire(accountId)(message),
    after: String(message.after),
  });

/** A row of the inbox. */
export const inboxRowWire =
  (accountId: string) =>
  ({ message, ...row }: NotifiedRow): WireInboxRow => ({ ...messageRowWire(accountId)(message), ...row });
