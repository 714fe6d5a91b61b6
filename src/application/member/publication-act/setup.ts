import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { failureText } from '../../../domain/gateway/failure-text';
import { notWired } from '../../kit/not-wired';
import { isForGood } from '../../../domain/publication/possible-acts';
import type { Act, PublicationActEvent } from './events';

interface PublicationActContext {
  /** What is being done or was done last. */
  readonly last: Act | null;
  /** Why it was not done, in Chinese. */
  readonly error: string | null;
  /** The drafts that were thrown away. */
  readonly gone: readonly string[];
}

interface PublicationActTypes {
  readonly context?: PublicationActContext;
  readonly events?: PublicationActEvent;
}

const types: PublicationActTypes = {};

export type Acting = Either<GatewayFailure, unknown>;

export const publicationActDelays = {
  /** Longer than a call may take (GAT-08), in milliseconds. */
  answerLimit: 20_000,
  /** How long what was done is told, and can be taken back, in milliseconds. */
  told: 5_000,
} as const;

/** The words that the chart of acting on a publication is written in. */
export const publicationActSetup = setup({
  types,
  delays: publicationActDelays,
  actors: {
    layer: fromCallback<EventObject>(notWired('publicationAct', 'layer')),
    act: fromPromise<Acting, Act | null>(notWired('publicationAct', 'act')),
  },
  guards: {
    isAskedFirst: (_, { act }: Act) => isForGood(act),
    wasDone: (_, acting: Acting) => isRight(acting),
    wasWithdrawn: ({ context }) => context.last?.act === 'withdraw',
  },
  actions: {
    keepChosen: assign((_, { act, id }: Act) => ({ last: { act, id }, error: null })),
    takeBack: assign(({ context: { last } }) => ({
      last: last === null ? null : { act: 'restore' as const, id: last.id },
    })),
    noteGone: assign(({ context: { last, gone } }) =>
      last?.act === 'remove' ? { gone: [...gone, last.id] } : {},
    ),
    noteFailure: assign((_, acting: Acting) => ({ error: isLeft(acting) ? failureText(acting.left) : null })),
    noteTimeout: assign({ error: failureText({ kind: 'timeout' }) }),
    noteDefect: assign({ error: failureText({ kind: 'malformed', field: '' }) }),
  },
});

const chosen = ({ event }: { readonly event: Act }): Act => event;

/** Something is chosen to be done; what cannot be taken back is asked about first. */
export const choosing = [
  {
    guard: { type: 'isAskedFirst', params: chosen },
    target: '#publicationAct.asking',
    actions: { type: 'keepChosen', params: chosen },
  },
  { target: '#publicationAct.doing', actions: { type: 'keepChosen', params: chosen } },
] as const;
