import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup } from 'xstate';
import { isNoAnswer, type GatewayFailure } from '../../../../domain/gateway/failure';
import { failureText } from '../../../../domain/gateway/failure-text';
import type { PaymentAsk } from '../../../../domain/payment/ask';
import type { PaymentChannel } from '../../../../domain/payment/channel';
import type { PaymentIntent } from '../../../../domain/payment/intent';
import { paymentOutcome, type PaymentCause, type PaymentOutcome } from '../../../../domain/payment/outcome';
import { notWired } from '../../../kit/not-wired';
import type { Keeping } from '../channel-end';
import { mostOrderTries, paymentDelays } from '../delays';
import type { PlacedOrder } from '../../../../ports/call-forms';
import { unwiredCall } from '../../../kit/from-call';

export interface OrderingInput {
  readonly userId: string;
  readonly channel: PaymentChannel | null;
  /** The request; null when a kept intent continues. */
  readonly asked: PaymentAsk | null;
  /** The intent that goes on; null when one begins. */
  readonly intent: PaymentIntent | null;
}

interface OrderingContext extends OrderingInput {
  /** When the intent was kept last, in milliseconds since 1970. */
  readonly now: number;
  /** How often the order was asked for. */
  readonly tries: number;
  readonly outcome: PaymentOutcome | null;
}

/** The intent with its order, or why there is none; `intent` is what is kept of it. */
export type OrderingEnd =
  | {
      readonly kind: 'ordered';
      readonly intent: PaymentIntent;
      readonly orderNo: string;
      readonly now: number;
    }
  | { readonly kind: 'ended'; readonly intent: PaymentIntent | null; readonly outcome: PaymentOutcome };

interface OrderingTypes {
  readonly context?: OrderingContext;
  readonly input?: OrderingInput;
  readonly output?: OrderingEnd;
}

const types: OrderingTypes = {};

export interface BeginInput {
  readonly asked: PaymentAsk | null;
  readonly userId: string;
  readonly channel: PaymentChannel | null;
}
export interface OfGoods {
  readonly goodsId: string;
}
export interface KeepNumber {
  readonly intent: PaymentIntent | null;
}
type Answer = Either<GatewayFailure, unknown>;
type Ordered = Either<GatewayFailure, string>;

const isUnanswered = (answer: Answer): boolean => isLeft(answer) && isNoAnswer(answer.left);

/** Whether it is unknown if the order was placed: no answer came, or one that cannot be read. */
const isOpen = (answer: Answer): boolean =>
  isUnanswered(answer) || (isLeft(answer) && answer.left.kind === 'malformed');

/** The words that the chart of ordering is written in. */
export const orderingSetup = setup({
  types,
  actors: {
    checkGrade: unwiredCall<unknown, OfGoods>('payment', 'checkGrade'),
    beginIntent: fromPromise<Keeping, BeginInput>(notWired('payment', 'beginIntent')),
    placeOrder: unwiredCall<string, PlacedOrder>('payment', 'placeOrder'),
    keepNumber: fromPromise<Keeping, KeepNumber>(notWired('payment', 'keepNumber')),
  },
  delays: paymentDelays,
  guards: {
    intentGoesOn: ({ context }) => context.intent !== null,
    isPurchase: ({ context }) => context.asked?.kind === 'purchase',
    orderIsKnown: ({ context }) => (context.intent?.orderNo ?? null) !== null,
    isGranted: (_, answer: Answer) => isRight(answer),
    isUnanswered: (_, answer: Answer) => isUnanswered(answer),
    wasKept: (_, kept: Keeping) => isRight(kept),
    orderCame: (_, answer: Ordered) => isRight(answer),
    orderIsOpen: (_, answer: Answer) => isOpen(answer),
    mayBeTriedAgain: ({ context }, answer: Answer) => isOpen(answer) && context.tries < mostOrderTries,
  },
  actions: {
    keepIntent: assign(({ context }, kept: Keeping) => (isRight(kept) ? kept.right : { now: context.now })),
    keepOrder: assign(({ context: { intent } }, answer: Ordered) => ({
      intent:
        intent === null || isLeft(answer)
          ? intent
          : { ...intent, orderNo: answer.right, stage: 'paying' as const },
    })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    noteCause: assign((_, { cause }: { readonly cause: PaymentCause }) => ({
      outcome: paymentOutcome(cause),
    })),
    keepMessage: assign(({ context: { outcome } }, answer: Answer) => ({
      outcome: outcome === null || isRight(answer) ? outcome : { ...outcome, text: failureText(answer.left) },
    })),
  },
});

export const orderingContext = (input: OrderingInput): OrderingContext => ({
  ...input,
  now: input.intent?.startedAt ?? 0,
  tries: 0,
  outcome: null,
});

/** What the machine ends with. */
export const orderingEnd = ({ intent, now, outcome }: OrderingContext): OrderingEnd => {
  const orderNo = intent?.orderNo ?? null;
  return outcome === null && intent !== null && orderNo !== null
    ? { kind: 'ordered', intent, orderNo, now }
    : { kind: 'ended', intent, outcome: outcome ?? paymentOutcome('orderUnanswered') };
};
