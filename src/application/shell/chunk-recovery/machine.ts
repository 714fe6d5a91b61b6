import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Work } from '../../../ports/under-way';
import { whenBack } from '../../kit/connection/actors';
import { notWired } from '../../kit/not-wired';
import { unwiredWait } from '../../kit/from-wait';

export type ChunkRecoveryEvent =
  | { readonly type: 'chunk.failed' }
  | { readonly type: 'chunk.retryRequested' }
  /** The page whose code did not come was left: nothing is missing any more. */
  | { readonly type: 'chunk.left' };

interface ChunkRecoveryContext {
  /** What a reload would break off, as the page reports it to the person; null where nothing would be. */
  readonly work: Work | null;
  /** Whether the person asked for the reload although the page reported what it breaks off. */
  readonly agreed: boolean;
}

interface ChunkRecoveryTypes {
  readonly context?: ChunkRecoveryContext;
  readonly events?: ChunkRecoveryEvent;
}

const types: ChunkRecoveryTypes = {};

const delays = {
  /** How long reading or keeping the moment of a reload may take, in milliseconds. */
  memoryLimit: 1_000,
  /** How long the server may take to show that it is there, in milliseconds. */
  reachLimit: 5_000,
  /** How long it may take to find out whether the person is in the middle of something, in milliseconds. */
  findLimit: 1_000,
  /** How long the browser may take to begin the reload, in milliseconds. */
  reloadDeadline: 5_000,
  /** How long it is until a page that could not be had is looked for again, in milliseconds. */
  lookAgainWait: 4_000,
} as const;

/**
 * A page's code that cannot be loaded (usually an old release): the page is reloaded, at most once
 * a minute, remembered across the reload; within that minute, where the device remembers nothing, and while the page
 * cannot be had at all, the person decides; what could not be had goes on by itself when the connection is back, and
 * is looked for every few seconds: the network may be called back before it carries anything.
 * Nothing is reloaded for a page that was left meanwhile. Over typed text, an open payment or something that is being sent
 * only the person reloads, once the page reported what would be lost. Source: LAY-13, LAY-16, LAY-18.
 */
export const chunkRecoveryMachine = setup({
  types,
  actors: {
    recallReload: fromPromise<{ readonly withinMinute: boolean }>(notWired('chunk recovery', 'recallReload')),
    reachPage: fromPromise<{ readonly reached: boolean }>(notWired('chunk recovery', 'reachPage')),
    findWork: fromPromise<Work | null>(notWired('chunk recovery', 'findWork')),
    noteReload: fromPromise<{ readonly kept: boolean }>(notWired('chunk recovery', 'noteReload')),
    reloadPage: fromCallback(notWired('chunk recovery', 'reloadPage')),
    connectionBack: unwiredWait('chunk recovery', 'connectionBack'),
  },
  delays,
  guards: {
    reloadedWithinMinute: (_, recalled: { readonly withinMinute: boolean }) => recalled.withinMinute,
    pageIsReached: (_, tried: { readonly reached: boolean }) => tried.reached,
    momentIsKept: (_, noted: { readonly kept: boolean }) => noted.kept,
    nothingIsUnderWay: (_, found: { readonly work: Work | null }) => found.work === null,
    pageIsReachedAndAgreed: ({ context }, tried: { readonly reached: boolean }) =>
      tried.reached && context.agreed,
  },
  actions: {
    keepWork: assign((_, found: { readonly work: Work | null }) => ({ work: found.work })),
    forgetWork: assign({ work: null }),
    noteAsked: assign({ agreed: ({ context }) => context.work !== null }),
  },
}).createMachine({
  id: 'chunkRecovery',
  description: 'What happens when the code of a page cannot be loaded.',
  meta: { requirements: ['LAY-13'] },
  context: { work: null, agreed: false },
  initial: 'watching',
  states: {
    watching: {
      description: 'Every page so far could be loaded.',
      meta: { requirements: ['LAY-13'] },
      on: {
        'chunk.failed': 'recalling',
      },
    },
    recalling: {
      description: 'Finds out whether the page was reloaded for this within the last minute.',
      meta: { requirements: ['LAY-13'] },
      invoke: {
        id: 'recallReload',
        src: 'recallReload',
        onDone: [
          {
            guard: { type: 'reloadedWithinMinute', params: ({ event }) => event.output },
            target: 'asking',
          },
          { target: 'reaching' },
        ],
        onError: 'asking',
      },
      after: { memoryLimit: 'asking' },
      on: {
        'chunk.left': 'watching',
      },
    },
    reaching: {
      description:
        'Finds out whether the page can be had: a reload without network ends on the page of the browser.',
      meta: { requirements: ['LAY-13'] },
      invoke: {
        id: 'reachPage',
        src: 'reachPage',
        onDone: [
          { guard: { type: 'pageIsReached', params: ({ event }) => event.output }, target: 'checking' },
          { target: 'unreachable' },
        ],
        onError: 'unreachable',
      },
      after: { reachLimit: 'unreachable' },
      on: {
        'chunk.left': 'watching',
      },
    },
    checking: {
      description:
        'Finds out whether the person is in the middle of something that a reload would break off.',
      meta: { requirements: ['LAY-13', 'LAY-18'] },
      entry: 'forgetWork',
      invoke: {
        id: 'findWork',
        src: 'findWork',
        onDone: [
          {
            guard: { type: 'nothingIsUnderWay', params: ({ event }) => ({ work: event.output }) },
            target: 'noting',
          },
          {
            target: 'asking',
            actions: { type: 'keepWork', params: ({ event }) => ({ work: event.output }) },
          },
        ],
        onError: 'asking',
      },
      after: { findLimit: 'asking' },
      on: {
        'chunk.left': 'watching',
      },
    },
    noting: {
      description:
        'The moment is remembered first: a reload that the next page does not know of would never end.',
      meta: { requirements: ['LAY-13'] },
      invoke: {
        id: 'noteReload',
        src: 'noteReload',
        onDone: [
          { guard: { type: 'momentIsKept', params: ({ event }) => event.output }, target: 'reloading' },
          { target: 'asking' },
        ],
        onError: 'asking',
      },
      after: { memoryLimit: 'asking' },
      on: {
        'chunk.left': 'watching',
      },
    },
    reachingAgain: {
      description: 'The person asked for the reload: first it is found out whether the page can be had now.',
      meta: { requirements: ['LAY-13'] },
      invoke: {
        id: 'reachPage',
        src: 'reachPage',
        onDone: [
          {
            guard: { type: 'pageIsReachedAndAgreed', params: ({ event }) => event.output },
            target: 'retrying',
          },
          { guard: { type: 'pageIsReached', params: ({ event }) => event.output }, target: 'checkingAgain' },
          { target: 'unreachable' },
        ],
        onError: 'unreachable',
      },
      after: { reachLimit: 'unreachable' },
      on: {
        'chunk.left': 'watching',
      },
    },
    checkingAgain: {
      description:
        'The person asked for the reload: first it is found out whether it would break something off of which the page reported nothing.',
      meta: { requirements: ['LAY-13', 'LAY-18'] },
      entry: 'forgetWork',
      invoke: {
        id: 'findWork',
        src: 'findWork',
        onDone: [
          {
            guard: { type: 'nothingIsUnderWay', params: ({ event }) => ({ work: event.output }) },
            target: 'retrying',
          },
          {
            target: 'asking',
            actions: { type: 'keepWork', params: ({ event }) => ({ work: event.output }) },
          },
        ],
        onError: 'asking',
      },
      after: { findLimit: 'asking' },
      on: {
        'chunk.left': 'watching',
      },
    },
    retrying: {
      description: 'The person asked for the reload: it comes whether its moment is remembered or not.',
      meta: { requirements: ['LAY-13'] },
      invoke: { id: 'noteReload', src: 'noteReload', onDone: 'reloading', onError: 'reloading' },
      after: { memoryLimit: 'reloading' },
      on: {
        'chunk.left': 'watching',
      },
    },
    reloading: {
      description: 'The page is being reloaded.',
      meta: { requirements: ['LAY-13'] },
      invoke: { id: 'reloadPage', src: 'reloadPage', onError: 'asking' },
      after: { reloadDeadline: 'asking' },
    },
    asking: {
      description:
        'A reload did not help a moment ago, would not be remembered, or would break something off; the page says what, and offers to try again in its place.',
      meta: { requirements: ['LAY-13'] },
      on: {
        'chunk.retryRequested': { target: 'reachingAgain', actions: 'noteAsked' },
        'chunk.left': 'watching',
      },
    },
    unreachable: {
      description:
        'The page cannot be loaded now, and a notice takes its place. It is tried again when the connection is back.',
      meta: { requirements: ['LAY-13', 'LAY-16'] },
      entry: 'forgetWork',
      invoke: whenBack('recalling'),
      after: { lookAgainWait: 'lookingAgain' },
      on: {
        'chunk.retryRequested': { target: 'reachingAgain', actions: 'noteAsked' },
        'chunk.failed': 'recalling',
        'chunk.left': 'watching',
      },
    },
    lookingAgain: {
      description: 'Finds out, unasked and unseen, whether the page can be had by now.',
      meta: { requirements: ['LAY-13', 'LAY-16'] },
      invoke: {
        id: 'reachPage',
        src: 'reachPage',
        onDone: [
          { guard: { type: 'pageIsReached', params: ({ event }) => event.output }, target: 'recalling' },
          { target: 'unreachable' },
        ],
        onError: 'unreachable',
      },
      after: { reachLimit: 'unreachable' },
      on: {
        'chunk.retryRequested': { target: 'reachingAgain', actions: 'noteAsked' },
        'chunk.failed': 'recalling',
        'chunk.left': 'watching',
      },
    },
  },
});
