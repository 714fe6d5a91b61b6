import { isRight, type Either } from 'fp-ts/Either';
import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup, stateIn } from 'xstate';
import type { WireThread } from '../../../../contract/chat/thread';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { ChatMessage } from '../../../domain/chat/chat-message';
import type { Outgoing } from '../../../domain/chat/outgoing';
import type { OutboxQueue } from '../../../domain/chat/outbox-queue';
import type { FileQueue, UploadProgress } from '../../../domain/chat/waiting-file';
import {
  withAsked,
  withoutArrived,
  withoutAsked,
  withTaken,
  type TakenMessages,
} from '../../../domain/chat/taken-messages';
import { laterId, newestFrom, newestId, withMessages, withRecalled } from '../../../domain/chat/thread-log';
import { isNoAnswer, saysNotThere, type GatewayFailure } from '../../../domain/gateway/failure';
import { continuation, type Continuation } from '../../../domain/page/cursor-trail';
import type { Page, PageRequest } from '../../../domain/page/page';
import { notWired } from '../../kit/not-wired';
import { threadDelays } from './delays';
import type { PendingCommand, SeenCommand, ThreadAct, ThreadEvent, ThreadInput } from './events';
import { afterHearing, leavesGap, type Heard } from './heard';

export interface ThreadContext extends Heard {
  readonly peerId: string;
  /** The relation to the peer; null until it is known. */
  readonly thread: WireThread | null;
  /** Where older messages go on; null where there are none. */
  readonly older: PageRequest | null;
  /** The cursors of older messages that were asked for; the server must not repeat one. */
  readonly olderCursors: readonly string[];
  /** The unsent messages to the peer; null until they are known. */
  readonly pending: OutboxQueue | null;
  /** What the server took and has not sent back. */
  readonly taken: TakenMessages;
  /** Files that wait to go to the other. */
  readonly files: FileQueue;
  /** How far the file is that goes up, to whomever. */
  readonly progress: UploadProgress | null;
  /** Why the conversation did not come. */
  readonly failure: GatewayFailure | null;
  /** Whether the newest messages are in sight. */
  readonly seesEnd: boolean;
  readonly act: ThreadAct | null;
  /** Why what the person did last was not done. */
  readonly problem: GatewayFailure | null;
}

interface ThreadTypes {
  readonly context?: ThreadContext;
  readonly events?: ThreadEvent;
  readonly input?: ThreadInput;
}

const types: ThreadTypes = {};

/** The relation to the peer, and a part of the messages. */
export interface Asked {
  readonly thread: WireThread;
  readonly page: Page<ChatMessage>;
}
export type AskedAnswer = Either<GatewayFailure, Asked>;
export type OlderAnswer = Either<GatewayFailure, Page<ChatMessage>>;
export type ActAnswer = Either<GatewayFailure, void>;

interface News {
  readonly message: IncomingMessage | null;
  readonly at: number;
}

const timeout: GatewayFailure = { kind: 'timeout' };
const defect: GatewayFailure = { kind: 'malformed', field: '' };

/** Whether the peer does not exist, or is no account at all: another request changes nothing. */
const saysUnknownPeer = (failure: GatewayFailure): boolean =>
  saysNotThere(failure) || (failure.kind === 'refused' && failure.code === 400);

const toPeer = <A extends { readonly to: string }>(
  { peerId }: ThreadContext,
  all: readonly A[],
): readonly A[] => all.filter(({ to }) => to === peerId);

/** Returns the same list where it did not change: rows are not rendered again for each step of an upload. */
const sameUnlessChanged = <A>(before: readonly A[] | null, now: readonly A[]): readonly A[] =>
  before !== null && before.length === now.length && before.every((one, index) => one === now[index])
    ? before
    : now;

/** Returns the state after the newest messages were loaded from the gateway. */
const read = (
  { log, taken }: Pick<ThreadContext, 'log' | 'taken'>,
  items: readonly ChatMessage[],
): Pick<ThreadContext, 'log' | 'taken'> => {
  const all = withMessages(log, items);
  return { log: all, taken: withoutAsked(taken, all) };
};

const olderFrom = (
  { olderCursors, older }: Pick<ThreadContext, 'olderCursors' | 'older'>,
  page: Page<ChatMessage>,
): Continuation => continuation(olderCursors, older, page.next);

/** The words that a conversation's chart is written in. */
export const threadSetup = setup({
  types,
  actors: {
    news: fromCallback(notWired('thread', 'news')),
    pending: fromCallback<PendingCommand>(notWired('thread', 'pending')),
    seen: fromCallback<SeenCommand, { readonly peerId: string }>(notWired('thread', 'seen')),
    open: fromPromise<AskedAnswer, { readonly peerId: string }>(notWired('thread', 'open')),
    catchUp: fromPromise<AskedAnswer, { readonly peerId: string; readonly newest: string | null }>(
      notWired('thread', 'catchUp'),
    ),
    readOlder: fromPromise<OlderAnswer, { readonly peerId: string; readonly older: PageRequest | null }>(
      notWired('thread', 'readOlder'),
    ),
    doAct: fromPromise<ActAnswer, { readonly peerId: string; readonly act: ThreadAct | null }>(
      notWired('thread', 'doAct'),
    ),
  },
  delays: threadDelays,
  guards: {
    came: (_, answer: Either<GatewayFailure, unknown>) => isRight(answer),
    cameNot: (_, answer: Either<GatewayFailure, unknown>) => !isRight(answer) && isNoAnswer(answer.left),
    isUnknown: (_, answer: Either<GatewayFailure, unknown>) =>
      !isRight(answer) && saysUnknownPeer(answer.left),
    nothingIsMissed: stateIn({ talk: { here: { fresh: 'current' } } }),
    cursorIsRepeated: ({ context }, answer: OlderAnswer) =>
      isRight(answer) && olderFrom(context, answer.right).isRepeated,
    hasOlder: ({ context }) => context.older !== null,
    /** The socket is connected again, and messages may have been missed. */
    mayBeAnything: (_, { message }: News) => message === null,
    mayHaveMissed: ({ context }, { message }: News) =>
      leavesGap(context, message) ||
      // A peer who was not allowed to write may do so now.
      (message?.kind === 'chat' && message.from === context.peerId && context.thread?.mayWrite === false) ||
      // Who may write to whom: one of the two blocked the other, or lets them write again.
      (message?.kind === 'inbox' && (message.from === context.peerId || message.to === context.peerId)) ||
      // An approval among others: contacts, and pictures that hold one, may be seen now.
      (message?.kind === 'deal' && context.thread?.protected === true),
  },
  actions: {
    hear: assign(({ context }, { message, at }: News) => {
      const heard = afterHearing(context, message, { peerId: context.peerId, at });
      return { ...heard, taken: withoutArrived(context.taken, heard.log) };
    }),
    noteAsked: assign(({ context }) => ({ taken: withAsked(context.taken) })),
    keepPending: assign(({ context }, { queue, taken, files, progress }: Outgoing) => ({
      pending: sameUnlessChanged(context.pending, toPeer(context, queue)),
      taken: withTaken(context.taken, {
        before: context.pending ?? [],
        now: queue,
        ids: taken,
        log: context.log,
      }),
      files: sameUnlessChanged(context.files, toPeer(context, files)),
      progress,
    })),
    forgetPending: assign({ pending: null, files: [], progress: null }),
    keepOpened: assign(({ context }, answer: AskedAnswer) =>
      isRight(answer)
        ? {
            thread: answer.right.thread,
            ...read(context, answer.right.page.items),
            older: answer.right.page.next,
            olderCursors: [],
            readUpTo: laterId(context.readUpTo, answer.right.thread.readUpTo),
            failure: null,
          }
        : {},
    ),
    keepCaught: assign(({ context }, answer: AskedAnswer) =>
      isRight(answer)
        ? {
            thread: answer.right.thread,
            ...read(context, answer.right.page.items),
            readUpTo: laterId(context.readUpTo, answer.right.thread.readUpTo),
          }
        : {},
    ),
    keepOlder: assign(({ context }, answer: OlderAnswer) => {
      if (!isRight(answer)) return {};
      const { next, askedCursors } = olderFrom(context, answer.right);
      return { log: withMessages(context.log, answer.right.items), older: next, olderCursors: askedCursors };
    }),
    /** The inspector hears it by this name. */
    reportRepeatedCursor: assign({}),
    noteFailure: assign((_, answer: Either<GatewayFailure, unknown>) =>
      isRight(answer) ? {} : { failure: answer.left },
    ),
    noteDefect: assign({ failure: defect }),
    noteTimeout: assign({ failure: timeout }),
    keepAct: assign((_, chosen: { readonly act: ThreadAct }) => ({ act: chosen.act, problem: null })),
    applyAct: assign(({ context: { act, log, thread } }) => {
      if (act?.kind === 'recall') return { log: withRecalled(log, act.id), act: null };
      return act === null || thread === null
        ? { act: null }
        : { thread: { ...thread, blocked: act.blocked }, act: null };
    }),
    noteProblem: assign((_, answer: ActAnswer) =>
      isRight(answer) ? {} : { problem: answer.left, act: null },
    ),
    noteActDefect: assign({ problem: defect, act: null }),
    noteActTimeout: assign({ problem: timeout, act: null }),
    noteEndSeen: assign({ seesEnd: true }),
    noteEndLeft: assign({ seesEnd: false }),
    reportSeen: enqueueActions(({ context: { log, peerId, seesEnd }, enqueue }) => {
      const id = seesEnd ? newestFrom(log, peerId) : null;
      if (id !== null) enqueue.sendTo('seen', { type: 'seen.upTo', id });
    }),
    retry: sendTo('pending', (_, { clientId }: { readonly clientId: string }) => ({
      type: 'pending.retry' as const,
      clientId,
    })),
    discard: sendTo('pending', (_, { clientId }: { readonly clientId: string }) => ({
      type: 'pending.discard' as const,
      clientId,
    })),
    goOn: assign({}),
  },
});

/** The request for messages that may have been missed. */
export const missedInput = ({ context }: { readonly context: ThreadContext }) => ({
  peerId: context.peerId,
  newest: newestId(context.log),
});
