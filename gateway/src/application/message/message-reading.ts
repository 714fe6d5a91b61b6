import { left, right, type Either } from 'fp-ts/Either';
import { sinceLimit } from '../../../../contract/rules/chat-rule';
import type { InboxPart } from '../../../../contract/message/inbox-row';
import type { Party } from '../../domain/chat/party';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { mapPart, type AskedPart, type ListPart } from '../../domain/page/list-part';
import type { Clock } from '../../ports/clock';
import type { Inbox, InboxQuery } from '../../ports/inbox';
import type { MessageBus } from '../../ports/message-bus';
import { told, type Naming, type ReadMessage, type Telling } from '../chat/naming';
import { makeTellChanges } from '../chat/tell-changes';

/** A message with the one before it in the reader's inbox, 0 before the first. */
export interface FollowingMessage extends ReadMessage {
  readonly after: number;
}

/** A row of an inbox as its reader reads it. */
export interface ToldRow {
  readonly message: ReadMessage;
  readonly peer: Party | null;
  readonly unread: number | null;
  /** What an earlier message says in which the words stand that were looked for. */
  readonly found: string | null;
}

/** What an account may read of its own messages; the id is the token's, never the caller's word. */
export interface MessageReading {
  readonly unread: (accountId: string) => Promise<number>;
  readonly page: (
    accountId: string,
    asked: { readonly of: InboxPart; readonly keyword: string | null },
    part: AskedPart,
  ) => Promise<ListPart<ToldRow>>;
  readonly one: (accountId: string, id: number) => Promise<Either<Refusal, ReadMessage>>;
  /** Marks as read, as often as one likes; answers the new unread count. */
  readonly markRead: (accountId: string, id: number) => Promise<Either<Refusal, number>>;
  readonly readAll: (accountId: string) => Promise<number>;
  /** Takes a row out of the list, or puts it back; answers the new unread count. */
  readonly setRemoved: (accountId: string, id: number, removed: boolean) => Promise<Either<Refusal, number>>;
  /** What came after a message, oldest first, at most 100 (SOC-05). */
  readonly since: (accountId: string, id: number) => Promise<readonly FollowingMessage[]>;
}

export interface MessageReadingNeeds {
  readonly inbox: Inbox;
  readonly naming: Naming;
  readonly telling: Telling;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

export const makeMessageReading = (needs: MessageReadingNeeds): MessageReading => {
  const { inbox, naming, telling, clock } = needs;
  const tell = makeTellChanges(needs);

  /** Names are looked through as the reader knows them: what is hidden is not found. */
  const named = async (accountId: string, words: string): Promise<readonly string[]> => {
    const parties = await naming(accountId, await inbox.peers(accountId));
    const holds = (text: string | null): boolean =>
      text?.toLowerCase().includes(words.toLowerCase()) ?? false;
    return [...parties.values()].filter(({ name, org }) => holds(name) || holds(org)).map(({ id }) => id);
  };

  const queryOf = async (accountId: string, of: InboxPart, keyword: string): Promise<InboxQuery> =>
    keyword === ''
      ? { of, found: null }
      : { of, found: { words: keyword, peers: await named(accountId, keyword) } };

  return {
    unread: inbox.unread,
    page: async (accountId, { of, keyword }, asked) => {
      const query = await queryOf(accountId, of, keyword?.trim() ?? '');
      const part = await inbox.page(accountId, query, asked);
      const parties = await naming(
        accountId,
        part.list.flatMap(({ peerId }) => (peerId === null ? [] : [peerId])),
      );
      return mapPart(part, ({ message, peerId, unread, found }) => ({
        message: told(accountId, message, parties, clock.now()),
        peer: peerId === null ? null : (parties.get(peerId) ?? null),
        unread: peerId === null ? null : unread,
        found: found === null ? null : told(accountId, found, parties, clock.now()).content,
      }));
    },
    one: async (accountId, id) => {
      const message = await inbox.one(accountId, id);
      const [read] = message === null ? [] : await telling(accountId, [message]);
      return read === undefined ? left(refusals.messageUnknown) : right(read);
    },
    markRead: async (accountId, id) => {
      const wasUnread = await inbox.markRead(accountId, id);
      if (wasUnread === null) return left(refusals.messageUnknown);
      if (wasUnread) await tell.inbox(accountId, id);
      return right(await inbox.unread(accountId));
    },
    readAll: async (accountId) => {
      await tell.read(accountId, await inbox.readAll(accountId));
      await tell.inbox(accountId, null);
      return inbox.unread(accountId);
    },
    setRemoved: async (accountId, id, removed) => {
      const read = await inbox.setRemoved(accountId, id, removed);
      if (read === null) return left(refusals.messageUnknown);
      await tell.read(accountId, read);
      await tell.inbox(accountId, null);
      return right(await inbox.unread(accountId));
    },
    since: async (accountId, id) => {
      const messages = await telling(accountId, await inbox.since(accountId, id, sinceLimit));
      return messages.map((message, nth) => ({ ...message, after: messages[nth - 1]?.id ?? id }));
    },
  };
};
