import type { WireParty } from '../../../contract/chat/wire-party';
import { chatPath } from '../chat/chat-addresses';
import type { Message } from './message';

/** One row of the inbox: a notification, or a conversation by its newest message. */
export interface InboxRow extends Message {
  /** Whom the conversation is with; null of a notification. */
  readonly peer: WireParty | null;
  /** How many of its messages are not read yet: of a notification 1 or 0. */
  readonly unread: number;
  /** The newest message was taken back by its sender. */
  readonly recalled: boolean;
  /** What an earlier message of the conversation says, in which stands what was looked for; null where none is. */
  readonly found: string | null;
}

/** Of one notification, and of the conversation with a party. */
export const noticeKey = (id: string): string => `notice ${id}`;
export const chatKey = (peerId: string): string => `chat ${peerId}`;

/** What makes two rows the same: a conversation stands once, whichever of its messages is the newest. */
export const rowKey = ({ id, peer }: Pick<InboxRow, 'id' | 'peer'>): string =>
  peer === null ? noticeKey(id) : chatKey(peer.id);

/** A row of which nothing is unread any more. */
export const asRead = (row: InboxRow): InboxRow => ({ ...row, isRead: true, unread: 0 });

/**
 * Where a row leads.
 * @param query of the list, which stands beside it at a desk: '' or '?of=chat'
 */
export const rowAddress = ({ id, peer }: Pick<InboxRow, 'id' | 'peer'>, query = ''): string =>
  peer === null ? `/message/${id}${query}` : `${chatPath(peer.id)}${query.replace('?', '&')}`;

/** What the other is called, as far as the rows that are loaded tell; null where they do not. */
export const peerNameIn = (rows: readonly InboxRow[], peerId: string | null): string | null =>
  rows.find(({ peer }) => peer !== null && peer.id === peerId)?.peer?.name ?? null;

/** How much is unread of conversations and of notifications. */
export interface UnreadByPart {
  readonly chat: number;
  readonly notice: number;
}

/**
 * How the unread ones divide between conversations and notifications, as far as what is loaded tells.
 * @param rows those of a list that are loaded
 * @param total how many are unread in all
 * @returns null where some of the unread ones are not among the rows
 */
export const unreadByPart = (rows: readonly InboxRow[], total: number): UnreadByPart | null => {
  const counted = (part: readonly InboxRow[]): number => part.reduce((sum, { unread }) => sum + unread, 0);
  const [chat, notice] = [
    counted(rows.filter(({ peer }) => peer !== null)),
    counted(rows.filter(({ peer }) => peer === null)),
  ];
  return chat + notice === total ? { chat, notice } : null;
};

/** The same while the rows tell nothing of it: as it was last known, as long as no more and no fewer are unread. */
export const partsOrBefore = (
  parts: UnreadByPart | null,
  before: UnreadByPart | null,
  total: number,
): UnreadByPart | null => parts ?? (before !== null && before.chat + before.notice === total ? before : null);
