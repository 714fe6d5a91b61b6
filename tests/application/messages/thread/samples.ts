import type { WireThread } from '../../../../contract/chat/thread';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { ChatMessage } from '../../../../src/domain/chat/chat-message';
import type { Page } from '../../../../src/domain/page/page';
import { incomingMessage } from '../../../support/samples/incoming-message';

/** How one stands to account 8. */
export const threadWith = (more: Partial<WireThread> = {}): WireThread => ({
  peer: {
    id: '8',
    name: '周敏',
    org: '明德顾问',
    avatar: null,
    role: 'member',
    removed: false,
    verified: true,
  },
  mayWrite: true,
  whyNot: null,
  blocked: false,
  readUpTo: null,
  cards: [],
  protected: false,
  ...more,
});

/** A message of the conversation; account 7 writes to 8. */
export const messageOf = (id: number, from = '8', more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: String(id),
  from,
  content: `第 ${id} 条`,
  sentAt: 1_700_000_000_000 + id,
  recalled: false,
  masked: false,
  clientId: null,
  ...more,
});

/** The newest first; `next` where older ones follow. */
export const pageOf = (ids: readonly number[], more = false): Page<ChatMessage> => ({
  items: [...ids].sort((one, other) => other - one).map((id) => messageOf(id)),
  total: 1000,
  next: more ? { cursor: 'older', page: 2, pageSize: 50 } : null,
});

/** The same as the socket brings it. */
export const arrivingAs = (id: number, more: Partial<IncomingMessage> = {}): IncomingMessage => ({
  ...incomingMessage(`第 ${id} 条`),
  id: String(id),
  from: '8',
  to: '7',
  kind: 'chat',
  sentAt: 1_700_000_000_000 + id,
  after: null,
  clientId: null,
  masked: false,
  ...more,
});
