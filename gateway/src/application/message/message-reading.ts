import { left, right, type Either } from 'fp-ts/Either';
import type { Message } from '../../domain/message/message';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { Inbox } from '../../ports/inbox';

/** What an account may read of its own messages; the id is the token's, never the caller's word. */
export interface MessageReading {
  readonly unread: (accountId: string) => Promise<number>;
  readonly page: (accountId: string, asked: AskedPart) => Promise<ListPart<Message>>;
  readonly one: (accountId: string, id: number) => Promise<Either<Refusal, Message>>;
  /** Marks as read, as often as one likes; answers the new unread count. */
  readonly markRead: (accountId: string, id: number) => Promise<Either<Refusal, number>>;
  /** What came after a message, oldest first, at most 100 (SOC-05). */
  readonly since: (accountId: string, id: number) => Promise<readonly Message[]>;
}

const sinceCount = 100;

export const makeMessageReading = (inbox: Inbox): MessageReading => ({
  unread: inbox.unread,
  page: inbox.page,
  one: async (accountId, id) => {
    const message = await inbox.one(accountId, id);
    return message === null ? left(refusals.messageUnknown) : right(message);
  },
  markRead: async (accountId, id) =>
    (await inbox.markRead(accountId, id))
      ? right(await inbox.unread(accountId))
      : left(refusals.messageUnknown),
  since: (accountId, id) => inbox.since(accountId, id, sinceCount),
});
