import { assign, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import type { OutboxEntry, Written } from '../../../domain/chat/outbox-entry';
import {
  nextToSend,
  withFailed,
  withKept,
  withOthers,
  without,
  withRetried,
  withSent,
  withUnconfirmed,
  withWritten,
  type OutboxQueue,
} from '../../../domain/chat/outbox-queue';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import { notWired } from '../../kit/not-wired';
import { mostTaken, mostTries, outboxDelays } from './delays';
import type { LineCommand, OutboxEvent, OutboxFact, OutboxInput } from './events';
import type { ShelfCommand } from './shelf-actor';

export interface OutboxContext {
  readonly confirms: boolean;
  readonly userId: string | null;
  readonly queue: OutboxQueue;
  /** The keys of the last messages that the server took, the newest last. */
  readonly taken: readonly string[];
  /** The device has answered with the kept messages: it is asked again for those that other tabs wrote. */
  readonly shelfAnswers: boolean;
  /** How often the message under way was sent over this connection. */
  readonly tries: number;
}

/** The context before a login. */
export const nothingKnown = { userId: null, queue: [], taken: [], shelfAnswers: false, tries: 0 } as const;

interface OutboxTypes {
  readonly context?: OutboxContext;
  readonly events?: OutboxEvent;
  readonly input?: OutboxInput;
  readonly emitted?: OutboxFact;
}

const types: OutboxTypes = {};

interface Adding {
  readonly written: Written;
  readonly after: number;
}

interface Named {
  readonly clientId: string;
}

const entryOf = (queue: OutboxQueue, id: string): OutboxEntry | undefined =>
  queue.find(({ clientId }) => clientId === id);

const isUnderWay = ({ queue }: OutboxContext, { clientId }: Named): boolean =>
  nextToSend(queue)?.clientId === clientId;

/** The words that the outbox's chart is written in. */
export const outboxSetup = setup({
  types,
  actors: {
    shelf: fromCallback<ShelfCommand<OutboxEntry>>(notWired('outbox', 'shelf')),
    line: fromCallback<LineCommand>(notWired('outbox', 'line')),
  },
  delays: outboxDelays,
  guards: {
    isAnother: ({ context }, came: { readonly userId: string }) => context.userId !== came.userId,
    isUnderWay: ({ context }, named: Named) => isUnderWay(context, named),
    somethingWaits: ({ context }) => context.confirms && nextToSend(context.queue) !== null,
    somethingGoesUnconfirmed: ({ context }) => !context.confirms && nextToSend(context.queue) !== null,
    somethingIsUnanswered: ({ context }) => context.queue.some(({ state }) => state === 'sent'),
    /** Only where a message that is sent twice is taken once. */
    mayTakeOver: ({ context }) => context.confirms && context.shelfAnswers,
    mayTryAgain: ({ context }) => context.tries < mostTries,
    isChosen: (_, left: { readonly chosen: boolean }) => left.chosen,
  },
  actions: {
    goOn: assign({}),
    keepMember: assign((_, came: { readonly userId: string }) => ({
      userId: came.userId,
      queue: [],
      taken: [],
      shelfAnswers: false,
      tries: 0,
    })),
    forgetMember: assign(nothingKnown),
    addKept: assign(({ context }, read: { readonly entries: readonly OutboxEntry[] }) => ({
      queue: withKept(context.queue, read.entries, context.confirms),
      shelfAnswers: true,
    })),
    addOthers: assign(({ context }, read: { readonly entries: readonly OutboxEntry[] }) => ({
      queue: withOthers(context.queue, read.entries),
    })),
    add: assign(({ context: { queue, userId } }, { written, after }: Adding) => ({
      queue: userId === null ? queue : withWritten(queue, userId, written, after),
    })),
    takeOut: assign(({ context }, { clientId }: Named) => ({
      queue: without(context.queue, clientId),
      tries: 0,
    })),
    noteTaken: assign(({ context }, { clientId }: Named) => ({
      taken: [...context.taken.filter((key) => key !== clientId), clientId].slice(-mostTaken),
    })),
    noteRefused: assign(({ context }, refused: Named & { readonly why: string }) => ({
      queue: withFailed(context.queue, refused.clientId, refused.why),
      tries: 0,
    })),
    noteSilent: assign(({ context }) => ({
      queue: withFailed(context.queue, nextToSend(context.queue)?.clientId ?? '', null),
      tries: 0,
    })),
    noteRetried: assign(({ context }, { clientId }: Named) => ({
      queue: withRetried(context.queue, clientId),
    })),
    noteUnconfirmed: assign(({ context }) => ({ queue: withUnconfirmed(context.queue) })),
    forgetTries: assign({ tries: 0 }),
    /** Puts the message on the line whose turn it is. */
    sendNext: enqueueActions(({ context, enqueue }) => {
      const next = nextToSend(context.queue);
      if (next === null) return;
      const { clientId, to, content } = next;
      enqueue.sendTo('line', { type: 'line.send', message: { clientId, to, content } });
      if (!context.confirms)
        enqueue.sendTo('shelf', { type: 'shelf.keep', entry: { ...next, state: 'sent' } });
    }),
    noteSent: assign(({ context }) => ({
      tries: context.tries + 1,
      queue: context.confirms
        ? context.queue
        : withSent(context.queue, nextToSend(context.queue)?.clientId ?? ''),
    })),
    /** Makes the device keep the message in its present state. */
    shelve: enqueueActions(({ context, enqueue }, { clientId }: Named) => {
      const entry = entryOf(context.queue, clientId);
      if (entry !== undefined) enqueue.sendTo('shelf', { type: 'shelf.keep', entry });
    }),
    unshelve: sendTo('shelf', (_, { clientId }: Named) => ({ type: 'shelf.remove' as const, clientId })),
    openShelf: enqueueActions(({ context, enqueue }) => {
      const { userId } = context;
      if (userId !== null) enqueue.sendTo('shelf', { type: 'shelf.open', userId });
    }),
    closeShelf: sendTo('shelf', { type: 'shelf.close' }),
    wipe: sendTo('shelf', { type: 'shelf.wipe' }),
    reportNotKept: emit((_, failed: { readonly failure: StorageFailure }) => ({
      type: 'outbox.notKept' as const,
      failure: failed.failure,
    })),
  },
});
