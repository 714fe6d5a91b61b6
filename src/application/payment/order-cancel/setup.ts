import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { failureText } from '../../../domain/gateway/failure-text';
import { notWired } from '../../kit/not-wired';
import type { OrderCancelEvent, OrderCancelInput } from './events';

interface OrderCancelContext extends OrderCancelInput {
  /** Why the order was not cancelled, in Chinese. */
  readonly error: string | null;
}

interface OrderCancelTypes {
  readonly context?: OrderCancelContext;
  readonly events?: OrderCancelEvent;
  readonly input?: OrderCancelInput;
}

const types: OrderCancelTypes = {};

export type Cancelling = Either<GatewayFailure, void>;

export const orderCancelDelays = {
  /** Longer than a call may take, in milliseconds. */
  answerLimit: 20_000,
} as const;

/** The words that the chart of cancelling an order is written in. */
export const orderCancelSetup = setup({
  types,
  actors: {
    layer: fromCallback<EventObject>(notWired('orderCancel', 'layer')),
    cancel: fromPromise<Cancelling, OrderCancelInput>(notWired('orderCancel', 'cancel')),
  },
  delays: orderCancelDelays,
  guards: {
    isCancelled: (_, cancelling: Cancelling) => isRight(cancelling),
  },
  actions: {
    forgetError: assign({ error: null }),
    noteFailure: assign((_, cancelling: Cancelling) => ({
      error: isLeft(cancelling) ? failureText(cancelling.left) : null,
    })),
    noteTimeout: assign({ error: failureText({ kind: 'timeout' }) }),
    noteDefect: assign({ error: failureText({ kind: 'malformed', field: '' }) }),
  },
});
