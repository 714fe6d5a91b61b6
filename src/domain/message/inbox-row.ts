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
  /** An excerpt of an earlier message of the conversation that contains the keyword; null where there is none. */
  readonly found: string | null;
}

/** Of one notification, and of the conversation with a party. */
export const noticeKey = (id: string): string => `notice ${id}`;
export const chatKey = (peerId: string): string => `chat ${peerId}`;

/** The identity of a row: a conversation is listed once, with any newest message. */
export const rowKey = ({ id, peer }: Pick<InboxRow, 'id' | 'peer'>): string =>
  peer === null ? noticeKey(id) : chatKey(peer.id);

/** A row of which nothing is unread any more. */
export const asRead = (row: InboxRow): InboxRow => ({ ...row, isRead: true, unread: 0 });

/**
 * The address of a row.
 * @param query of the list, which is next to it on a desktop: '' or '?of=chat'
 */
export const rowAddress = ({ id, peer }: Pick<InboxRow, 'id' | 'peer'>, query = ''): string =>
  peer === null ? `/message/${id}${query}` : `${chatPath(peer.id)}${query.replace('?', '&')}`;

/** The other party's name, by the loaded rows; null where they do not have it. */
export const peerNameIn = (rows: readonly InboxRow[], peerId: string | null): string | null =>
  rows.find(({ peer }) => peer !== null && peer.id === peerId)?.peer?.name ?? null;

/** How much is unread of conversations and of notifications. */
export interface UnreadByPart {
  readonly chat: number;
  readonly notice: number;
}

/**
 * How the unread messages divide between conversations and notifications, by the loaded rows.
 * @param rows the loaded rows of a list
 * @param total the number of all unread messages
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

/** The same while the rows do not say it: as it was last known, while the unread count is the same. */
export const partsOrBefore = (
  parts: UnreadByPart | null,
  before: UnreadByPart | null,
  total: number,
): UnreadByPart | null => parts ?? (before !== null && before.chat + before.notice === total ? before : null);
