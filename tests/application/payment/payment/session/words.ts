import type { AttemptEnd } from '../../../../../src/application/payment/payment/attempt/events';
import type { PaymentSessionEvent } from '../../../../../src/application/payment/payment/session/events';
import type { Recalled } from '../../../../../src/application/payment/payment/session/setup';
import { news, type Answer } from '../../../../support/explore/step';
import {
  startedAt,
  intentOf,
  leftIntent,
  orderNo,
  otherIntent,
  outcomeOf,
  purchase,
  thing,
  unopenedIntent,
  unorderedThing,
  userId,
} from '../samples';

export { h5Means } from '../samples';

export const comes: PaymentSessionEvent = { type: 'payment.memberCame', userId };
export const another: PaymentSessionEvent = { type: 'payment.memberCame', userId: 'u2002' };
export const leaves: PaymentSessionEvent = { type: 'payment.memberLeft' };
export const requests: PaymentSessionEvent = { type: 'payment.requested', asked: purchase };
export const continues: PaymentSessionEvent = { type: 'payment.continued' };
export const givesUp: PaymentSessionEvent = { type: 'payment.givenUp' };
export const confirms: PaymentSessionEvent = { type: 'payment.confirmed' };
export const again: PaymentSessionEvent = { type: 'payment.again' };
export const cancels: PaymentSessionEvent = { type: 'payment.cancelled' };
export const checksAgain: PaymentSessionEvent = { type: 'payment.checkAgain' };
export const changes: PaymentSessionEvent = { type: 'payment.orderChanged', orderNo };
export const closes: PaymentSessionEvent = { type: 'payment.closed' };

/** Everything that can be said where nobody is asked it. */
export const unasked = [continues, givesUp, confirms, again, cancels, checksAgain, closes, changes];
export const everyPress = [comes, another, leaves, requests, ...unasked];

export const recalls = {
  none: { recovered: { kind: 'none' }, code: null, now: startedAt },
  toAsk: { recovered: { kind: 'resume', intent: leftIntent() }, code: null, now: startedAt },
  back: {
    recovered: { kind: 'resume', intent: leftIntent({ stage: 'leftForOpenId' }) },
    code: 'code-1',
    now: startedAt,
  },
  old: { recovered: { kind: 'drop', reason: 'old', orderNo }, code: null, now: startedAt },
} as const satisfies Record<string, Recalled>;

/** News of an attempt that acts. */
export const working = (state: string, channelStep: string | null = null): Answer =>
  news('attempt', {
    value: { working: state },
    context: { thing: unorderedThing, intent: null, note: null, channelStep },
  });

/** News of an attempt that asks the person. */
export const asking = (note: string | null = null): Answer =>
  news('attempt', {
    value: { awaitingH5Confirmation: 'untilDeadline' },
    context: { thing, intent: leftIntent(), note, channelStep: null },
  });

export const blockedEnd: AttemptEnd = {
  outcome: outcomeOf('inProgress'),
  thing: unorderedThing,
  other: { intent: otherIntent, now: startedAt },
  kept: null,
};

/** The intent that stands in the way was never at a cashier. */
export const unopenedEnd: AttemptEnd = {
  ...blockedEnd,
  other: { intent: unopenedIntent, now: startedAt },
};

export const endOf = (cause: Parameters<typeof outcomeOf>[0], ordered = true): AttemptEnd => ({
  outcome: outcomeOf(cause),
  thing: ordered ? thing : unorderedThing,
  other: null,
  kept: null,
});

/** …and nobody knows its order. */
export const unorderedEnd: AttemptEnd = {
  ...blockedEnd,
  other: { intent: intentOf({ key: 'key-4' }), now: startedAt },
};

/** The device goes on keeping the attempt's own intent. */
export const openEnd = (cause: Parameters<typeof outcomeOf>[0], intent = leftIntent()): AttemptEnd => ({
  ...endOf(cause, intent.orderNo !== null),
  kept: { intent, now: startedAt },
});

export const attemptEnds: readonly AttemptEnd[] = [
  blockedEnd,
  unopenedEnd,
  unorderedEnd,
  openEnd('checkRefused'),
  openEnd('cancelUnconfirmed'),
  openEnd('orderUnanswered', intentOf()),
  endOf('deadlinePassed'),
  endOf('paid'),
  endOf('checkUnanswered'),
  endOf('checkUnanswered', false),
  endOf('checkRefused'),
  endOf('cancelledByPerson'),
  endOf('dataIncomplete'),
  endOf('inProgress', false),
];
