import type { Message } from '../domain/message/message';
import type { AskedPart, ListPart } from '../domain/page/list-part';

/** The messages of one account; every call names whose. */
export interface Inbox {
  readonly unread: (accountId: string) => Promise<number>;
  /** Received messages, the newest first. */
  readonly page: (accountId: string, asked: AskedPart) => Promise<ListPart<Message>>;
  /** A message that the account received or sent; null for any other. */
  readonly one: (accountId: string, id: number) => Promise<Message | null>;
  /** Marks a received message as read; false when it is not one of the account's. */
  readonly markRead: (accountId: string, id: number) => Promise<boolean>;
  /** Received and sent messages after `id`, the oldest first. */
  readonly since: (accountId: string, id: number, count: number) => Promise<readonly Message[]>;
}
