import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Work } from '../../../ports/under-way';
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

/** The words that the chart of the recovery is written in. */
export const chunkRecoverySetup = setup({
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
});
