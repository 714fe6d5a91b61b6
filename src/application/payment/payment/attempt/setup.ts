import { isRight, type Either } from 'fp-ts/Either';
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import type { GatewayFailure } from '../../../../domain/gateway/failure';
import { failureText } from '../../../../domain/gateway/failure-text';
import { mayBePaid } from '../../../../domain/payment/intent-end';
import { orderAnswer } from '../../../../domain/payment/order-answer';
import type { PaymentIntent } from '../../../../domain/payment/intent';
import { paymentOutcome, type OutcomeCode, type PaymentCause } from '../../../../domain/payment/outcome';
import { notWired } from '../../../kit/not-wired';
import type { ChannelEnd } from '../channel-end';
import { paymentDelays } from '../delays';
import { h5Machine } from '../h5/machine';
import { orderingMachine } from '../ordering/machine';
import type { OrderingEnd } from '../ordering/setup';
import { platformMachine } from '../platform/machine';
import { keptIntent, type AttemptContext } from './context';
import type { AttemptEnd, AttemptEvent, AttemptInput, AttemptStart, IntentReading } from './events';
import { unwiredCall } from '../../../kit/from-call';

interface AttemptTypes {
  readonly context?: AttemptContext;
  readonly events?: AttemptEvent;
  readonly input?: AttemptInput;
  readonly output?: AttemptEnd;
}

const types: AttemptTypes = {};

export interface OfOrder {
  readonly orderNo: string;
}
type Answer = Either<GatewayFailure, unknown>;

const kept = ({ recovered }: IntentReading): PaymentIntent | null =>
  recovered.kind === 'resume' ? recovered.intent : null;

const isOwn = ({ intent }: AttemptContext, reading: IntentReading): boolean =>
  intent !== null && kept(reading)?.key === intent.key;

const isOfOrder = ({ thing: { orderNo } }: AttemptContext, reading: IntentReading): boolean =>
  orderNo !== null && kept(reading)?.orderNo === orderNo;

const isUnopened = (reading: IntentReading): boolean => {
  const intent = kept(reading);
  return intent !== null && !mayBePaid(intent);
};

const isOver = ({ recovered }: IntentReading): boolean =>
  recovered.kind === 'drop' && ['old', 'clock'].includes(recovered.reason);

/** The words that the chart of one attempt is written in. */
export const attemptSetup = setup({
  types,
  actors: {
    lock: fromCallback<EventObject>(notWired('payment', 'lock')),
    readClock: fromPromise<number>(notWired('payment', 'readClock')),
    readIntent: fromPromise<IntentReading, { readonly userId: string }>(notWired('payment', 'readIntent')),
    order: orderingMachine,
    h5: h5Machine,
    platform: platformMachine,
    check: unwiredCall<unknown, OfOrder>('payment', 'check'),
    cancelOrder: unwiredCall<unknown, OfOrder>('payment', 'cancelOrder'),
    endIntent: fromPromise<unknown, { readonly key: string | null }>(notWired('payment', 'endIntent')),
  },
  delays: {
    ...paymentDelays,
    untilDeadline: ({ context }) => Math.max(0, (context.intent?.deadline ?? 0) - context.now),
  },
  guards: {
    startsFrom: ({ context }, { kind }: { readonly kind: AttemptStart['kind'] }) =>
      context.start.kind === kind,
    parametersAreWrong: ({ context: { asked } }) =>
      asked !== null && (asked.kind === 'purchase' ? asked.goodsId : asked.orderNo).trim() === '',
    cannotBePaidOnline: ({ context }) => context.means.channel === null,
    miniProgramIsNotSet: ({ context: { means } }) =>
      means.channel === 'miniProgram' && means.miniProgram === null,
    nothingIsKept: ({ context }) => context.intent === null,
    isOwnIntent: ({ context }, reading: IntentReading) => isOwn(context, reading),
    isOwnOrdered: ({ context }, reading: IntentReading) =>
      isOwn(context, reading) && (kept(reading)?.orderNo ?? context.thing.orderNo) !== null,
    isOfTheOrder: ({ context }, reading: IntentReading) => isOfOrder(context, reading),
    isOfTheOrderUnopened: ({ context }, reading: IntentReading) =>
      isOfOrder(context, reading) && isUnopened(reading),
    anotherIsNotEnded: (_, reading: IntentReading) => kept(reading) !== null,
    isOver: (_, reading: IntentReading) => isOver(reading),
    isOverOrdered: ({ context }, reading: IntentReading) => isOver(reading) && context.thing.orderNo !== null,
    orderIsKnown: ({ context }) => context.thing.orderNo !== null,
    paysAtCashier: ({ context }) => context.intent?.channel === 'h5',
    isOrdered: (_, end: OrderingEnd) => end.kind === 'ordered',
    intentStays: ({ context }) => keptIntent(context) !== null,
    isPaid: (_, answer: Answer) => orderAnswer(answer) === 'yes',
    isCancelled: (_, answer: Answer) => orderAnswer(answer) === 'yes',
    isUnanswered: (_, answer: Answer) => orderAnswer(answer) === 'unanswered',
    /** A check of a paid order that does not answer 200 means that the money goes back. */
    takesNoMoney: (_, answer: Answer) => ['closed', 'paidOnce'].includes(orderAnswer(answer)),
    pageWasLeft: (_, end: ChannelEnd) => end.kind === 'left',
    mustBeChecked: (_, end: ChannelEnd) => end.kind === 'toCheck',
    endedWithCode: ({ context }, { code }: { readonly code: OutcomeCode }) => context.outcome?.code === code,
  },
  actions: {
    forgetNote: assign({ note: null }),
    noteBusy: assign({ note: '另一个窗口正在处理这笔支付，请稍后再试' }),
    keepTime: assign((_, now: number) => ({ now })),
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
      end.kind === 'left' ? { intent: end.intent, now: end.now, code: null } : {},
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
  },
});
