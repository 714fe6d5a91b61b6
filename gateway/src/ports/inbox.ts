import type { Message } from '../domain/message/message';

export interface InboxPage {
  readonly list: readonly Message[];
  readonly total: number;
  /** The id after which the next page begins; null at the end. */
  readonly next: number | null;
}

/** Where a page of an inbox begins: below a message, or at a page number (1 is the first). */
export type InboxPlace = { readonly below: number } | { readonly page: number };

/** The messages of one account; every call names whose. */
export interface Inbox {
  readonly unread: (accountId: string) => Promise<number>;
  /** Received messages, the newest first. */
  readonly page: (accountId: string, place: InboxPlace, pageSize: number) => Promise<InboxPage>;
  /** A message that the account received or sent; null for any other. */
  readonly one: (accountId: string, id: number) => Promise<Message | null>;
  /** Marks a received message as read; false when it is not one of the account's. */
  readonly markRead: (accountId: string, id: number) => Promise<boolean>;
  /** Received and sent messages after `id`, the oldest first. */
  readonly since: (accountId: string, id: number, count: number) => Promise<readonly Message[]>;
}
