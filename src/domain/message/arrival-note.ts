import { excerptOf } from '../../../contract/chat/excerpt';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import { chatPath, peerIn } from '../chat/chat-addresses';
import { pathOf } from '../address/path-segments';

/** What is told over the page of a message that arrives. */
export interface ArrivalNote {
  readonly id: string;
  /** Who wrote it; null of what the platform tells. */
  readonly name: string | null;
  readonly excerpt: string;
  /** Where it is read. */
  readonly to: string;
}

/** Who is there, and where. */
export interface Reader {
  readonly userId: string | null;
  readonly address: string;
}

/** Whether the reader has it before their eyes: its conversation, or the inbox, at whose head it comes in. */
const isSeen = (address: string, from: string): boolean =>
  pathOf(address) === '/message' ||
  (pathOf(address) === '/message/chat' && peerIn(address.replace(/^[^?]*/, '')) === from);

/**
 * The note of a message that arrives; null for what is none: one's own, what only tells of a change, and what is seen
 * where the reader is.
 */
export const noteOf = (message: IncomingMessage, { userId, address }: Reader): ArrivalNote | null => {
  const { id, from, kind, content, fromName } = message;
  if (id === null || from === null || from === userId || isSeen(address, from)) return null;
  const excerpt = kind === 'chat' ? excerptOf(content) : content;
  if (excerpt === '') return null;
  if (kind === 'chat') return { id, name: fromName, excerpt, to: chatPath(from) };
  return kind === 'notice' || kind === 'deal' || kind === 'order'
    ? { id, name: null, excerpt, to: `/message/${id}` }
    : null;
};
