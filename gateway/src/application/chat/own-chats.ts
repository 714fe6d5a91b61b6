import { left, right, type Either } from 'fp-ts/Either';
import type { WireDealCard } from '../../../../contract/chat/deal-card';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { conversationWith } from '../../domain/chat/deal-thread';
import { cardFor } from '../../domain/chat/deal-card';
import { dealRules } from '../../domain/deal/deal-rules';
import type { Party } from '../../domain/chat/party';
import { recallVerdict } from '../../domain/chat/recalling';
import { newestTies, type Tie } from '../../domain/chat/tie';
import { whyNotText } from '../../domain/chat/writing';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { Session } from '../../domain/session/session';
import type { Clock } from '../../ports/clock';
import type { Conversations } from '../../ports/conversations';
import type { FindDeal } from '../../ports/deal-finder';
import type { Inbox } from '../../ports/inbox';
import type { MessageBus } from '../../ports/message-bus';
import type { Viewing } from '../sale/viewing';
import type { ReadMessage, ToReadMessages } from './naming';
import type { FindStanding, StandingTo } from './standing';
import { makeNotifyChanges } from './notify-changes';

/** The relation of an account to one other party. */
export interface Thread {
  readonly peer: Party;
  readonly mayWrite: boolean;
  readonly whyNot: string | null;
  readonly blocked: boolean;
  readonly readUpTo: number | null;
  /** What the two share, the newest first. */
  readonly cards: readonly WireDealCard[];
  readonly protected: boolean;
}

export interface OwnChatsNeeds {
  readonly standing: FindStanding;
  readonly conversations: Conversations;
  readonly inbox: Pick<Inbox, 'one' | 'unread'>;
  readonly findDeal: FindDeal;
  readonly viewing: Viewing;
  readonly toReadMessages: ToReadMessages;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

/** What an account does with its conversations; whose they are, the token says. */
export interface OwnChats {
  readonly thread: (session: Session, peerId: string) => Promise<Either<Refusal, Thread>>;
  readonly history: (
    accountId: string,
    peerId: string,
    asked: AskedPart,
  ) => Promise<Either<Refusal, ListPart<ReadMessage>>>;
  /** The ids of the messages that contain the words, the newest first. */
  readonly hits: (
    accountId: string,
    peerId: string,
    words: string,
  ) => Promise<Either<Refusal, readonly number[]>>;
  /** Answers how many are unread in all. */
  readonly read: (accountId: string, peerId: string, upTo: number) => Promise<Either<Refusal, number>>;
  readonly recall: (accountId: string, id: number) => Promise<Either<Refusal, null>>;
  readonly block: (accountId: string, peerId: string, blocked: boolean) => Promise<Either<Refusal, null>>;
}

/** Of more matching messages, the oldest are left out. */
const mostHits = 100;

/** Of more shared subjects, the oldest are left out. */
const mostCards = 12;

/** A party without a shared subject and without a message is as unknown as an id that does not exist. */
const isMet = ({ verdict, between }: StandingTo): boolean =>
  verdict === 'ok' || verdict === 'blocked' || between.written || between.wrote || between.blocks;

export const makeOwnChats = (needs: OwnChatsNeeds): OwnChats => {
  const { standing, conversations, inbox, clock } = needs;
  const notify = makeNotifyChanges(needs);

  const met = async (accountId: string, peerId: string): Promise<Either<Refusal, StandingTo>> => {
    const found = await standing(accountId, peerId);
    return found === null || !isMet(found) ? left(refusals.partyUnknown) : right(found);
  };

  const cardsOf = async (session: Session, ties: readonly Tie[]): Promise<readonly WireDealCard[]> => {
    const found = await Promise.all(newestTies(ties, mostCards).map(needs.findDeal));
    const deals = found.filter((facts) => facts !== null);
    const viewer = await needs.viewing(
      session,
      deals.filter(({ kind }) => dealRules(kind).hasNda).map(({ id }) => id),
    );
    return deals.map((facts) => cardFor(facts, session.userId, viewer(facts.id)));
  };

  return {
    thread: async (session, peerId) => {
      const found = await met(session.userId, peerId);
      if (found._tag === 'Left') return found;
      const { peer, verdict, between, ties, protects } = found.right;
      return right({
        peer,
        mayWrite: verdict === 'ok',
        whyNot: verdict === 'ok' ? null : whyNotText[verdict],
        blocked: between.blocks,
        readUpTo: await conversations.readUpTo(session.userId, peerId),
        cards: await cardsOf(session, ties),
        protected: protects,
      });
    },
    history: async (accountId, peerId, asked) => {
      const found = await met(accountId, peerId);
      if (found._tag === 'Left') return found;
      const part = await conversations.history(accountId, peerId, asked);
      return right({ ...part, list: await needs.toReadMessages(accountId, part.list) });
    },
    hits: async (accountId, peerId, words) => {
      const found = await met(accountId, peerId);
      if (found._tag === 'Left') return found;
      return right(await conversations.saying(accountId, peerId, words.trim(), mostHits));
    },
    read: async (accountId, peerId, upTo) => {
      const found = await met(accountId, peerId);
      if (found._tag === 'Left') return found;
      await notify.read(accountId, await conversations.read(accountId, peerId, upTo));
      return right(await inbox.unread(accountId));
    },
    recall: async (accountId, id) => {
      const message = await inbox.one(accountId, id);
      const verdict = message === null ? 'unknown' : recallVerdict(message, accountId, clock.now());
      if (message === null || verdict === 'unknown') return left(refusals.messageUnknown);
      if (verdict === 'late') return left(refusals.recallTooLate);
      if (verdict === 'ok') {
        await conversations.recall(message);
        await notify.recalled(message);
      }
      return right(null);
    },
    block: async (accountId, peerId, blocked) => {
      const found = await met(accountId, peerId);
      if (found._tag === 'Left') return found;
      if (found.right.peer.role === 'platform') return left(refusals.partyUnknown);
      await conversations.block(accountId, peerId, blocked);
      await notify.standing(accountId, found.right.accountId, conversationWith(accountId, peerId));
      return right(null);
    },
  };
};
