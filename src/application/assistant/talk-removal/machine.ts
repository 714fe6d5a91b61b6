import { isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { notWired } from '../../kit/not-wired';

export interface TalkRemovalContext {
  /** The conversation that is to go; null where none is. */
  readonly id: string | null;
}

export type TalkRemovalEvent =
  /** Asks about it; nothing goes yet. */
  | { readonly type: 'talkRemoval.requested'; readonly id: string }
  | { readonly type: 'talkRemoval.confirmed' }
  | { readonly type: 'talkRemoval.cancelled' };

interface TalkRemovalTypes {
  readonly context?: TalkRemovalContext;
  readonly events?: TalkRemovalEvent;
}

const types: TalkRemovalTypes = {};

export type Removed = Either<GatewayFailure, unknown>;

const meta = { requirements: ['SCR-12'] };
const choose = {
  type: 'choose',
  params: ({ event }: { readonly event: { readonly id: string } }) => event,
} as const;

/** Taking a conversation with the assistant out for good, which asks first. Source: SCR-12. */
export const talkRemovalMachine = setup({
  types,
  actors: { remove: fromPromise<Removed, { readonly id: string }>(notWired('talkRemoval', 'remove')) },
  delays: {
    /** Longer than a call may take, in milliseconds. */
    answerLimit: 20_000,
  },
  guards: { isRemoved: (_, removed: Removed) => isRight(removed) },
  actions: {
    choose: assign((_, { id }: { readonly id: string }) => ({ id })),
    drop: assign({ id: null }),
  },
}).createMachine({
  id: 'talkRemoval',
  description: 'Whether a conversation with the assistant is being taken out. Nothing brings it back.',
  meta,
  context: { id: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'None is to go.',
      meta,
      on: { 'talkRemoval.requested': { target: 'asking', actions: choose } },
    },
    asking: {
      description: 'Asks in its row whether it is to go.',
      meta,
      on: {
        'talkRemoval.requested': { actions: choose },
        'talkRemoval.confirmed': 'removing',
        'talkRemoval.cancelled': { target: 'resting', actions: 'drop' },
      },
    },
    removing: {
      description: 'The gateway is told; the row stays until it has answered.',
      meta,
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { id } }) => ({ id: id ?? '' }),
        onDone: [
          {
            guard: { type: 'isRemoved', params: ({ event }) => event.output },
            target: 'resting',
            actions: 'drop',
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { answerLimit: 'failed' },
    },
    failed: {
      description: 'It is still there, which its row says; it can be tried again or left.',
      meta,
      on: {
        'talkRemoval.requested': { target: 'asking', actions: choose },
        'talkRemoval.confirmed': 'removing',
        'talkRemoval.cancelled': { target: 'resting', actions: 'drop' },
      },
    },
  },
});

export type TalkRemovalMachine = typeof talkRemovalMachine;
