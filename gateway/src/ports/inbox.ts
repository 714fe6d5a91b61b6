import type { InboxPart } from '../../../contract/message/inbox-row';
import type { Message } from '../domain/message/message';
import type { AskedPart, ListPart } from '../domain/page/list-part';

/** One row of an inbox: a notification, or a conversation by its newest message. */
export interface InboxRow {
  readonly message: Message;
  /** Whom the conversation is with; null of a notification. */
  readonly peerId: string | null;
  readonly unread: number;
  /** The newest of its messages that contains the keyword, where it is not the newest of all. */
  readonly found: Message | null;
}

/** Which rows are asked for. */
export interface InboxQuery {
  readonly of: InboxPart;
  /** The keyword for titles and contents; conversations with `peers` match with any content. */
  readonly found: { readonly words: string; readonly peers: readonly string[] } | null;
}

/** Messages of a sender up to one, which were read just now. */
export interface ReadOf {
  readonly from: string;
  readonly conversation: string;
  readonly upTo: number;
}

/** The messages of one account; every call names whose. */
export interface Inbox {
  readonly unread: (accountId: string) => Promise<number>;
  /** The rows that were not removed, the newest first; a cursor is a message's id. */
  readonly page: (accountId: string, query: InboxQuery, asked: AskedPart) => Promise<ListPart<InboxRow>>;
  /** With whom the account has conversations in its list. */
  readonly peers: (accountId: string) => Promise<readonly string[]>;
  /** A message that the account received or sent; null for any other. */
  readonly one: (accountId: string, id: number) => Promise<Message | null>;
  /** Marks a received message as read: whether it was unread before; null when it is not one of the account's. */
  readonly markRead: (accountId: string, id: number) => Promise<boolean | null>;
  /** Marks everything that was received as read: of conversations, up to where. */
  readonly readAll: (accountId: string) => Promise<readonly ReadOf[]>;
  /**
   * Removes the row of a message from the list, or restores it; a removed one counts as read. A conversation with a newer
   * message stays, and its newer messages stay unread. Null for a message of another account.
   */
  readonly setRemoved: (accountId: string, id: number, removed: boolean) => Promise<readonly ReadOf[] | null>;
  /** Received and sent messages after `id` without removed notifications, the oldest first. */
  readonly since: (accountId: string, id: number, count: number) => Promise<readonly Message[]>;
}
