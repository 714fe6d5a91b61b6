import type { WireMessage } from '../../../../../contract/message/wire-message';
import type { Message } from '../../../domain/message/message';

/** A message in a list, for one of its two parties; what one wrote oneself counts as read. */
export const messageRowWire =
  (accountId: string) =>
  ({ id, read, clientId, ...message }: Message): WireMessage => ({
    ...message,
    id: String(id),
    readState: read || message.from === accountId,
    html: null,
    clientId: message.from === accountId ? clientId : null,
  });

/** A message by itself. */
export const messageWire =
  (accountId: string) =>
  (message: Message): WireMessage => ({ ...messageRowWire(accountId)(message), html: message.html });
