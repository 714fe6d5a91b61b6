import { isRight, type Either } from 'fp-ts/Either';
import { assign, setup } from 'xstate';
import type { CardKind } from '../../../../contract/chat/deal-card';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { failureTextOf, unwiredCall } from '../../kit/from-call';

/** The deal that the question is about. */
export interface ConsultedDeal {
  readonly kind: CardKind;
  readonly id: string;
}

/** Whom one writes to about it. */
type Consulted = Either<GatewayFailure, { readonly to: string }>;

interface ConsultTypes {
  readonly context?: ConsultedDeal & {
    /** Why the conversation was not opened, in Chinese. */
    readonly error: string | null;
  };
  readonly events?: { readonly type: 'consult.requested' };
  readonly input?: ConsultedDeal;
}

const types: ConsultTypes = {};

const meta = { requirements: ['SCR-11'] };

/** Asking about a thing. Source: SCR-11. */
export const consultMachine = setup({
  types,
  actors: { ask: unwiredCall<{ readonly to: string }, ConsultedDeal>('consult', 'ask') },
  delays: {
    /** How long it is said why it was not opened, in milliseconds. */
    failureShown: 5_000,
  },
  guards: { isOpened: (_, received: Consulted) => isRight(received) },
  actions: {
    keepError: assign((_, received: Consulted) => ({
      error: failureTextOf(received),
    })),
    forgetError: assign({ error: null }),
  },
}).createMachine({
  id: 'consult',
  description: 'From a deal into the conversation about it.',
  meta,
  context: ({ input: { kind, id } }) => ({ kind, id, error: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is asked for; who comes back from the conversation may ask again.',
      meta,
      on: { 'consult.requested': 'asking' },
    },
    asking: {
      description: 'The gateway is asked whom to write to, and the conversation with them is opened.',
      meta,
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { kind, id } }) => ({ kind, id }),
        onDone: [
          { guard: { type: 'isOpened', params: ({ event }) => event.output }, target: 'resting' },
          { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event.output } },
        ],
      },
    },
    failed: {
      description: 'It was not opened, and it is said why.',
      meta,
      exit: 'forgetError',
      after: { failureShown: 'resting' },
      on: { 'consult.requested': 'asking' },
    },
  },
});

export type ConsultMachine = typeof consultMachine;
