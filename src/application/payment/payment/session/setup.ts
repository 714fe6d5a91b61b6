import { assign, emit, fromPromise, sendTo, setup, type EventObject } from 'xstate';
import type { PaymentAsk } from '../../../../domain/payment/ask';
import type { PaymentMeans } from '../../../../domain/payment/channel';
import { mayBePaid } from '../../../../domain/payment/intent-end';
import { paymentOutcome, type PaymentCause } from '../../../../domain/payment/outcome';
import type { DropReason, Recovered } from '../../../../domain/payment/recover-intent';
import type { AttemptEnd, AttemptStart, CheckedThing } from '../attempt/events';
import type { OfOrder } from '../attempt/setup';
import { attemptMachine } from '../attempt/machine';
import { asksThePerson, type AttemptNews } from '../attempt/view';
import { notWired } from '../../../kit/not-wired';
import type { KeptIntent } from '../channel-end';
import { mayBeAskedFor } from '../may-be-asked-for';
import { paymentDelays } from '../delays';
import type { PaidThing } from '../status';
import { paymentFollowingMachine } from '../../payment-following/machine';
import type { PaymentSessionEvent, PaymentSessionFact } from './events';

/** What the device kept, looked at when a member came. Times in milliseconds since 1970. */
export interface Recalled {
  readonly recovered: Recovered;
  /** WeChat's code with which the person came back to this tab; null when none came. */
  readonly code: string | null;
  readonly now: number;
}

export interface PaymentSessionContext {
  readonly means: PaymentMeans;
  readonly userId: string | null;
  /** The request that is not answered yet; null when no page waits for an answer. */
  readonly asked: PaymentAsk | null;
  /** From what the attempt under way was entered. */
  readonly start: AttemptStart | null;
  /** The state of the attempt; null until its first report. */
  readonly attempt: AttemptNews | null;
  readonly end: AttemptEnd | null;
  readonly dropped: { readonly reason: DropReason; readonly orderNo: string | null } | null;
}

interface PaymentSessionTypes {
  readonly context?: PaymentSessionContext;
  readonly events?: PaymentSessionEvent;
  readonly input?: PaymentMeans;
  readonly emitted?: PaymentSessionFact;
}

const types: PaymentSessionTypes = {};

interface Asking {
  readonly asked: PaymentAsk;
}

const orderOf = (asked: PaymentAsk | null): string | null => (asked?.kind === 'order' ? asked.orderNo : null);

const thingAsked = (asked: PaymentAsk | null): PaidThing => ({
  orderNo: orderOf(asked),
  goodsName: asked?.goodsName ?? '',
  amount: asked?.amount ?? 0,
});

/** The intent that is not ended: another's, or the attempt's own. */
const openIntent = ({ end }: PaymentSessionContext): KeptIntent | null => end?.other ?? end?.kept ?? null;

/** The order of which the result can be asked for. */
export const thingToCheck = ({ end }: PaymentSessionContext): CheckedThing | null => {
  if (end === null || (end.other === null && !mayBeAskedFor(end.outcome))) return null;
  const { orderNo, goodsName, amount } = end.other?.intent ?? end.thing;
  return orderNo === null ? null : { orderNo, goodsName, amount };
};

const isAsking = ({ attempt }: PaymentSessionContext): boolean => attempt !== null && asksThePerson(attempt);

const ended = (asked: PaymentAsk | null, orderNo: string | null, cause: PaymentCause) => ({
  type: 'payment.ended' as const,
  asked,
  orderNo,
  outcome: paymentOutcome(cause),
});

/** The words that the chart of the payment session is written in. */
export const paymentSessionSetup = setup({
  types,
  actors: {
    recall: fromPromise<Recalled, { readonly userId: string }>(notWired('payment', 'recall')),
    attempt: attemptMachine,
    following: paymentFollowingMachine<string>(),
  },
  delays: {
    ...paymentDelays,
    untilOtherEnds: ({ context: { end } }) => {
      const other = end?.other ?? null;
      return other === null ? 0 : Math.max(0, other.intent.deadline - other.now);
    },
  },
  guards: {
    isAnotherMember: ({ context }, came: { readonly userId: string }) => came.userId !== context.userId,
    isToGoOn: (_, { recovered }: Recalled) => recovered.kind === 'resume',
    isOfNoUse: (_, { recovered }: Recalled) => recovered.kind === 'drop',
    askerIsToBeNotified: ({ context }, news: AttemptNews) =>
      asksThePerson(news) && !isAsking(context) && context.asked !== null,
    personIsToBeAsked: ({ context }, news: AttemptNews) => asksThePerson(news) && !isAsking(context),
    attemptGoesOn: ({ context }, news: AttemptNews) => !asksThePerson(news) && isAsking(context),
    isBlockedByAnother: (_, end: AttemptEnd) => end.other !== null,
    resultMayBeAskedFor: ({ context }) => thingToCheck(context) !== null,
    isOrderUnderWay: ({ context: { attempt } }, { orderNo }: OfOrder) =>
      attempt !== null && attempt.context.thing.orderNo === orderNo,
    isOrderFollowed: ({ context }, { orderNo }: OfOrder) => thingToCheck(context)?.orderNo === orderNo,
    intentIsOpen: ({ context }) => openIntent(context) !== null,
  },
  actions: {
    keepMember: assign((_, came: { readonly userId: string }) => ({ userId: came.userId })),
    forgetAll: assign({ userId: null, asked: null, start: null, attempt: null, end: null, dropped: null }),
    forgetEnd: assign({ asked: null, start: null, attempt: null, end: null, dropped: null }),
    beginNew: assign((_, { asked }: Asking) => ({
      asked,
      start: { kind: 'new' as const, asked },
      attempt: null,
      end: null,
      dropped: null,
    })),
    beginRecalled: assign((_, { recovered, code, now }: Recalled) => {
      if (recovered.kind !== 'resume') return {};
      const { intent } = recovered;
      return {
        start:
          code === null
            ? { kind: 'resume' as const, intent, now }
            : { kind: 'returned' as const, intent, now, code },
      };
    }),
    /** An intent that never reached a cashier continues at once: the person could not know more about it. */
    beginOpen: assign(({ context }, { kind }: { readonly kind: 'resume' | 'goOn' | 'giveUp' }) => {
      const open = openIntent(context);
      if (open === null) return {};
      const goesOn = kind === 'resume' && !mayBePaid(open.intent);
      return { start: { kind: goesOn ? 'goOn' : kind, ...open }, attempt: null, end: null };
    }),
    beginCheck: assign(({ context }) => {
      const thing = thingToCheck(context);
      return thing === null ? {} : { start: { kind: 'check' as const, thing }, attempt: null, end: null };
    }),
    keepDropped: assign((_, { recovered }: Recalled) => ({
      dropped: recovered.kind === 'drop' ? { reason: recovered.reason, orderNo: recovered.orderNo } : null,
    })),
    keepNews: assign((_, news: AttemptNews) => ({ attempt: news })),
    keepEnd: assign((_, end: AttemptEnd) => ({ end, attempt: null, asked: null })),
    keepDefect: assign(({ context: { attempt, asked } }) => ({
      end: {
        outcome: paymentOutcome('checkUnanswered'),
        thing: attempt?.context.thing ?? thingAsked(asked),
        other: null,
        kept: null,
      },
      attempt: null,
      asked: null,
    })),
    forgetAsked: assign({ asked: null }),
    /** A request during another payment, or without a logged-in user, is answered at once. */
    answerAtOnce: emit((_, { asked, cause }: Asking & { readonly cause: PaymentCause }) =>
      ended(asked, orderOf(asked), cause),
    ),
    reportLeft: emit(({ context: { asked, attempt } }) =>
      ended(asked, attempt?.context.thing.orderNo ?? null, 'leftForCashier'),
    ),
    reportCancelled: emit((_, { orderNo }: { readonly orderNo: string | null }) =>
      ended(null, orderNo, 'cancelledAtReturn'),
    ),
    confirmIt: sendTo('attempt', { type: 'payment.confirmed' }),
    reportDefect: emit(({ context: { asked } }) => ended(asked, orderOf(asked), 'checkUnanswered')),
    reportEnd: emit(({ context }, { outcome, thing }: AttemptEnd) => ({
      type: 'payment.ended' as const,
      asked: context.asked,
      orderNo: thing.orderNo,
      outcome,
    })),
    passOn: sendTo('attempt', ({ event }: { readonly event: EventObject }) => event),
  },
});
