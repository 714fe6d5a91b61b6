import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import type { WireMessage } from '../../../contract/message/wire-message';

/** A message of a conversation of two. */
export interface ChatMessage {
  /** The gateway's, ascending. */
  readonly id: string;
  readonly from: string;
  /** The text form of what it says (contract/chat/chat-body); '' of a recalled one. */
  readonly content: string;
  /** Milliseconds since 1970, by the gateway's clock. */
  readonly sentAt: number;
  readonly recalled: boolean;
  /** Contacts in it were hidden (MKT-16). */
  readonly masked: boolean;
  /** The reader's own key of it; null for a message of the other. */
  readonly clientId: string | null;
}

export const chatMessageOf = (message: WireMessage): ChatMessage => ({
  id: message.id,
  from: message.from,
  content: message.content,
  sentAt: message.sentAt,
  recalled: message.recalled,
  masked: message.masked,
  clientId: message.clientId,
});

/**
 * A socket message as a message of the conversation with this party.
 * @param now replaces a missing sending time
 * @returns null for a message of another conversation, or none between two
 */
export const arrivedFrom = (message: IncomingMessage, peerId: string, now: number): ChatMessage | null => {
  const { id, from, to, kind, content, sentAt, masked, clientId } = message;
  if (kind !== 'chat' || id === null || from === null || (from !== peerId && to !== peerId)) return null;
  return { id, from, content, sentAt: sentAt ?? now, recalled: false, masked, clientId };
};
