import type {
  AttemptEvent,
  AttemptStart,
} from '../../../../../src/application/payment/payment/attempt/events';
import type { attemptMachine } from '../../../../../src/application/payment/payment/attempt/machine';
import type { PaymentAsk } from '../../../../../src/domain/payment/ask';
import type { PaymentMeans } from '../../../../../src/domain/payment/channel';
import type { PaymentIntent } from '../../../../../src/domain/payment/intent';
import type { Row } from '../../../../support/explore/row';
import { done, says, type Step } from '../../../../support/explore/step';
import {
  startedAt,
  h5Means,
  leftIntent,
  orderNo,
  outcomeOf,
  paidIntent,
  thing,
  unorderedThing,
  userId,
} from '../samples';

export type AttemptRow = Row<typeof attemptMachine>;
export type Steps = readonly Step<AttemptEvent>[];
type Cause = Parameters<typeof outcomeOf>[0];

export const input = (start: AttemptStart, means: PaymentMeans = h5Means) => ({ means, userId, start });
export const resumed = (intent: PaymentIntent = leftIntent()) =>
  input({ kind: 'resume', intent, now: startedAt });

export const confirms: AttemptEvent = { type: 'payment.confirmed' };
export const again: AttemptEvent = { type: 'payment.again' };
export const givesUp: AttemptEvent = { type: 'payment.givenUp' };
export const everyPress: readonly AttemptEvent[] = [confirms, again, givesUp];

export const taken = says('lock', { type: 'lock.taken' });
export const busy = says('lock', { type: 'lock.busy' });
export const reads = (recovered: object) => done('readIntent', { recovered, now: startedAt });
export const readsNone = reads({ kind: 'none' });
export const readsIntent = (intent: PaymentIntent) => reads({ kind: 'resume', intent });

export const admitted: Steps = [taken, readsNone];
export const ordered = done('order', { kind: 'ordered', intent: paidIntent(), orderNo, now: startedAt });
export const paying: Steps = [...admitted, ordered];
export const away: Steps = [...paying, done('h5', { kind: 'left', intent: leftIntent(), now: startedAt })];
export const checking: Steps = [...away, confirms, taken, readsIntent(leftIntent())];

/** The intent is being ended, for this reason. */
export const ending = (cause: Cause, key: string | null = 'key-1', said?: string) => ({
  target: 'working.endingIntent',
  calls: [{ actor: 'endIntent', input: { key } }],
  context: { outcome: outcomeOf(cause, said) },
  text: outcomeOf(cause, said).text,
});

interface Over {
  readonly ordered?: boolean;
  readonly other?: object | null;
  /** The intent that the device goes on keeping. */
  readonly kept?: PaymentIntent | null;
  readonly said?: string;
}

/** The attempt is over, and its desk is told so. */
export const over = (
  target: string,
  cause: Cause,
  { ordered: isOrdered = false, other = null, kept = null, said }: Over = {},
) => {
  const output = {
    outcome: outcomeOf(cause, said),
    thing: isOrdered ? thing : unorderedThing,
    other,
    kept: kept === null ? null : { intent: kept, now: startedAt },
  };
  return {
    target,
    output,
    sends: [
      {
        to: 'parent',
        event: { type: 'xstate.done.actor.paymentAttempt', output, actorId: 'paymentAttempt' },
      },
    ],
    text: output.outcome.text,
  };
};

/** The person is asked, and the clock how much time is left. */
export const asks = { target: 'awaitingH5Confirmation.readingClock', calls: ['readClock'] };
export const checks = [{ actor: 'check', input: { orderNo } }];
export const orders = (asked: PaymentAsk | null, intent: PaymentIntent | null = null) => [
  { actor: 'order', input: { userId, channel: 'h5', asked, intent } },
];
export const pays = (intent: PaymentIntent, actor: 'h5' | 'platform' = 'h5', code: string | null = null) => [
  { actor, input: { intent, orderNo, means: h5Means, code } },
];
