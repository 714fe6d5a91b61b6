import { left, right, type Either } from 'fp-ts/Either';
import { sinceLimit } from '../../../../contract/rules/chat-rule';
import type { InboxPart } from '../../../../contract/message/inbox-row';
import { cardFor } from '../../domain/chat/deal-card';
import type { Party } from '../../domain/chat/party';
import type { DealRef } from '../../domain/chat/tie';
import { service } from '../../domain/chat/voices';
import { stranger } from '../../domain/sale/disclosure';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { mapPart, type AskedPart, type ListPart } from '../../domain/page/list-part';
import type { Clock } from '../../ports/clock';
import type { FindDeal } from '../../ports/deal-finder';
import type { FindDealsByWords } from '../../ports/deal-words';
import type { Inbox, InboxQuery } from '../../ports/inbox';
import type { MessageBus } from '../../ports/message-bus';
import type { Parties } from '../../ports/parties';
import { toReadMessage, type Naming, type ReadMessage, type ToReadMessages } from '../chat/naming';
import { makeNotifyChanges } from '../chat/notify-changes';

/** A message with the one before it in the reader's inbox, 0 before the first. */
export interface FollowingMessage extends ReadMessage {
  readonly after: number;
}

/** A row of an inbox as its reader reads it. */
export interface NotifiedRow {
  readonly message: ReadMessage;
  readonly peer: Party | null;
  readonly unread: number | null;
  /** An excerpt of an earlier message that contains the keyword. */
  readonly found: string | null;
}

/** What an account may read of its own messages; the id is the token's, never the caller's word. */
export interface MessageReading {
  readonly unread: (accountId: string) => Promise<number>;
  readonly page: (
    accountId: string,
    asked: { readonly of: InboxPart; readonly keyword: string | null },
    part: AskedPart,
  ) => Promise<ListPart<NotifiedRow>>;
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
  readonly parties: Parties;
  readonly findDeal: FindDeal;
  readonly dealsByWords: FindDealsByWords;
  readonly toReadMessages: ToReadMessages;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

const holdsWords = (text: string | null, words: string): boolean =>
  text?.toLowerCase().includes(words.toLowerCase()) ?? false;

export const makeMessageReading = (needs: MessageReadingNeeds): MessageReading => {
  const { inbox, naming, toReadMessages, clock } = needs;
  const notify = makeNotifyChanges(needs);

  /** By the deals that the reader shares with a party, as the reader may know them. */
  const sharing = async (
    accountId: string,
    ids: readonly string[],
    words: string,
  ): Promise<readonly string[]> => {
    const met = await needs.parties.met(accountId, ids);
    const ofService = ids.includes(service.id) ? await needs.parties.askedOfService(accountId) : [];
    const tied = [...[...met].map(([id, { ties }]) => [id, ties] as const), [service.id, ofService] as const];
    const found = await needs.dealsByWords(
      tied.flatMap(([, ties]) => ties),
      words,
    );
    const shown: DealRef[] = [];
    for (const deal of found) {
      const facts = await needs.findDeal(deal);
      const card = facts === null ? null : cardFor(facts, accountId, stranger);
      if (card !== null && (holdsWords(card.title, words) || holdsWords(card.code, words))) shown.push(deal);
    }
    const isShown = ({ kind, id }: DealRef): boolean =>
      shown.some((deal) => deal.kind === kind && deal.id === id);
    return tied.filter(([, ties]) => ties.some(isShown)).map(([id]) => id);
  };

  /** The search reads names as the reader knows them: a hidden name is not found. */
  const named = async (accountId: string, words: string): Promise<readonly string[]> => {
    const ids = await inbox.peers(accountId);
    const parties = await naming(accountId, ids);
    const called = [...parties.values()]
      .filter(({ name, org }) => holdsWords(name, words) || holdsWords(org, words))
      .map(({ id }) => id);
    return [...new Set([...called, ...(await sharing(accountId, ids, words))])];
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
        message: toReadMessage(accountId, message, parties, clock.now()),
        peer: peerId === null ? null : (parties.get(peerId) ?? null),
        unread: peerId === null ? null : unread,
        found: found === null ? null : toReadMessage(accountId, found, parties, clock.now()).content,
      }));
    },
    one: async (accountId, id) => {
      const message = await inbox.one(accountId, id);
      const [read] = message === null ? [] : await toReadMessages(accountId, [message]);
      return read === undefined ? left(refusals.messageUnknown) : right(read);
    },
    markRead: async (accountId, id) => {
      const wasUnread = await inbox.markRead(accountId, id);
      if (wasUnread === null) return left(refusals.messageUnknown);
      if (wasUnread) await notify.inbox(accountId, id);
      return right(await inbox.unread(accountId));
    },
    readAll: async (accountId) => {
      await notify.read(accountId, await inbox.readAll(accountId));
      await notify.inbox(accountId, null);
      return inbox.unread(accountId);
    },
    setRemoved: async (accountId, id, removed) => {
      const read = await inbox.setRemoved(accountId, id, removed);
      if (read === null) return left(refusals.messageUnknown);
      await notify.read(accountId, read);
      await notify.inbox(accountId, null);
      return right(await inbox.unread(accountId));
    },
    since: async (accountId, id) => {
      const messages = await toReadMessages(accountId, await inbox.since(accountId, id, sinceLimit));
      return messages.map((message, nth) => ({ ...message, after: messages[nth - 1]?.id ?? id }));
    },
  };
};
