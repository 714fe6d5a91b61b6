import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, emit, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { failureText } from '../../../domain/gateway/failure-text';
import { mayBePaid } from '../../../domain/payment/intent-end';
import { paymentOutcome, type OutcomeCode, type PaymentCause } from '../../../domain/payment/outcome';
import { notWired } from '../../not-wired';
import type { ChannelEnd } from '../channel-end';
import { paymentDelays } from '../delays';
import { h5Machine } from '../h5/machine';
import { orderingMachine } from '../ordering/machine';
import { isUnanswered, type OrderingEnd } from '../ordering/setup';
import { platformMachine } from '../platform/machine';
import { keptIntent, type AttemptContext } from './context';
import type { AttemptEnd, AttemptEvent, AttemptFact, AttemptInput, IntentReading } from './events';

interface AttemptTypes {
  readonly context?: AttemptContext;
  readonly events?: AttemptEvent;
  readonly input?: AttemptInput;
  readonly output?: AttemptEnd;
  readonly emitted?: AttemptFact;
}

const types: AttemptTypes = {};

export interface OfOrder {
  readonly orderNo: string;
}
type Answer = Either<GatewayFailure, unknown>;

const isOfOrder = ({ thing: { orderNo } }: AttemptContext, { recovered }: IntentReading): boolean =>
  orderNo !== null && recovered.kind === 'resume' && recovered.intent.orderNo === orderNo;

/** Its own intent; or that of its order, which is only asked for, or was never at a cashier. */
const sameIntent = (context: AttemptContext, reading: IntentReading): boolean => {
  const { recovered } = reading;
  if (recovered.kind !== 'resume') return false;
  if (context.intent !== null) return recovered.intent.key === context.intent.key;
  return isOfOrder(context, reading) && (context.wish === 'check' || !mayBePaid(recovered.intent));
};

const isOver = ({ intent }: AttemptContext, { recovered }: IntentReading): boolean =>
  intent !== null && recovered.kind === 'drop' && ['old', 'clock'].includes(recovered.reason);

/** Orders that are not there, refunded, cancelled or expired take no money. */
const closedCodes: readonly number[] = [404, 409, 410];

/** The words that the chart of one attempt is written in. */
export const attemptSetup = setup({
  types,
  actors: {
    lock: fromCallback<EventObject>(notWired('payment', 'lock')),
    readIntent: fromPromise<IntentReading, { readonly userId: string }>(notWired('payment', 'readIntent')),
    order: orderingMachine,
    h5: h5Machine,
    platform: platformMachine,
    check: fromPromise<Answer, OfOrder>(notWired('payment', 'check')),
    cancelOrder: fromPromise<Answer, OfOrder>(notWired('payment', 'cancelOrder')),
    endIntent: fromPromise<unknown, { readonly key: string | null }>(notWired('payment', 'endIntent')),
  },
  delays: {
    ...paymentDelays,
    untilDeadline: ({ context }) => Math.max(0, (context.intent?.deadline ?? 0) - context.now),
  },
  guards: {
    asksThePerson: ({ context }) => context.wish === 'ask',
    parametersAreWrong: ({ context: { asked } }) =>
      asked !== null && (asked.kind === 'purchase' ? asked.goodsId : asked.orderNo).trim() === '',
    cannotBePaidOnline: ({ context }) => context.wish === 'pay' && context.means.channel === null,
    miniProgramIsNotSet: ({ context: { wish, means } }) =>
      wish === 'pay' && means.channel === 'miniProgram' && means.miniProgram === null,
    nothingIsKept: ({ context }) => context.intent === null,
    nothingStandsInTheWay: ({ context }, reading: IntentReading) =>
      context.wish === 'check' || (context.intent === null && reading.recovered.kind !== 'resume'),
    isTheSameIntent: ({ context }, reading: IntentReading) => sameIntent(context, reading),
    isOfTheSameOrder: ({ context }, reading: IntentReading) =>
      context.intent === null && isOfOrder(context, reading),
    isOver: ({ context }, reading: IntentReading) => isOver(context, reading),
    orderMayBePaid: ({ context }, reading: IntentReading) =>
      isOver(context, reading) && context.thing.orderNo !== null,
    anotherIsNotEnded: ({ context }, reading: IntentReading) =>
      context.intent === null && reading.recovered.kind === 'resume',
    onlyChecks: ({ context: { wish } }) => ['check', 'confirm', 'expire'].includes(wish),
    isExpired: ({ context }) => context.wish === 'expire',
    isCalledOff: ({ context }) => context.wish === 'cancel',
    isCalledOffUnordered: ({ context: { wish, thing } }) => wish === 'cancel' && thing.orderNo === null,
    isToBeOrdered: ({ context: { intent, thing } }) => intent === null || thing.orderNo === null,
    mayBePaidAlready: ({ context: { wish, thing } }) => wish === 'again' && thing.orderNo !== null,
    orderIsKnown: ({ context }) => context.thing.orderNo !== null,
    paysAtCashier: ({ context }) => context.intent?.channel === 'h5',
    isUnanswered: (_, answer: Answer) => isUnanswered(answer),
    isOrdered: (_, end: OrderingEnd) => end.kind === 'ordered',
    isClosed: (_, answer: Answer) =>
      isLeft(answer) && answer.left.kind === 'refused' && closedCodes.includes(answer.left.code),
    intentStays: ({ context }) => keptIntent(context) !== null,
    isPaid: (_, answer: Answer) => isRight(answer),
    isCancelled: (_, answer: Answer) => isRight(answer),
    wasRefused: (_, answer: Answer) => isLeft(answer) && !isUnanswered(answer),
    pageWasLeft: (_, end: ChannelEnd) => end.kind === 'left',
    mustBeChecked: (_, end: ChannelEnd) => end.kind === 'toCheck',
    endedWithCode: ({ context }, { code }: { readonly code: OutcomeCode }) => context.outcome?.code === code,
  },
  actions: {
    wishTo: assign((_, { wish }: { readonly wish: AttemptContext['wish'] }) => ({ wish, note: null })),
    noteBusy: assign({ note: '另一个窗口正在处理这笔支付，请稍后再试', wish: 'ask' }),
    keepReading: assign(({ context: { thing } }, { recovered, now }: IntentReading) =>
      recovered.kind === 'resume'
        ? {
            intent: recovered.intent,
            thing: { ...thing, orderNo: recovered.intent.orderNo ?? thing.orderNo },
            now,
          }
        : { now },
    ),
    keepOther: assign((_, { recovered, now }: IntentReading) => ({
      other: recovered.kind === 'resume' ? { intent: recovered.intent, now } : null,
    })),
    keepOrdered: assign(({ context: { thing } }, end: OrderingEnd) =>
      end.kind === 'ordered'
        ? { intent: end.intent, now: end.now, thing: { ...thing, orderNo: end.orderNo } }
        : {},
    ),
    keepOrderless: assign(({ context: { now } }, end: OrderingEnd) =>
      end.kind === 'ended'
        ? { intent: end.intent, outcome: end.outcome, now: end.intent?.startedAt ?? now }
        : {},
    ),
    keepLeft: assign((_, end: ChannelEnd) =>
      end.kind === 'left' ? { intent: end.intent, now: end.now, wish: 'ask' as const, code: null } : {},
    ),
    keepChecked: assign((_, end: ChannelEnd) =>
      end.kind === 'toCheck' ? { intent: end.intent, now: end.now } : {},
    ),
    keepChannelEnd: assign((_, end: ChannelEnd) => (end.kind === 'ended' ? { outcome: end.outcome } : {})),
    keepChannelStep: assign((_, { value }: { readonly value: unknown }) => ({
      channelStep: typeof value === 'string' ? value : null,
    })),
    noteCause: assign((_, { cause }: { readonly cause: PaymentCause }) => ({
      outcome: paymentOutcome(cause),
    })),
    keepMessage: assign(({ context: { outcome } }, answer: Answer) => ({
      outcome: outcome === null || isRight(answer) ? outcome : { ...outcome, text: failureText(answer.left) },
    })),
    refuse: emit(({ event }, refusal: { readonly state: string }) => ({
      type: 'payment.refused' as const,
      event: event.type,
      state: refusal.state,
    })),
  },
});
