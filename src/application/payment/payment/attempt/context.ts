import type { PaymentAsk } from '../../../../domain/payment/ask';
import type { PaymentMeans } from '../../../../domain/payment/channel';
import type { PaymentIntent } from '../../../../domain/payment/intent';
import { outlives } from '../../../../domain/payment/intent-end';
import type { PaymentOutcome } from '../../../../domain/payment/outcome';
import { paymentOutcome } from '../../../../domain/payment/outcome';
import type { KeptIntent } from '../channel-end';
import type { PaidThing } from '../status';
import type { AttemptEnd, AttemptInput, AttemptStart } from './events';

export interface AttemptContext {
  readonly means: PaymentMeans;
  readonly userId: string;
  readonly asked: PaymentAsk | null;
  readonly thing: PaidThing;
  /** The intent as it was kept last; null while nothing is kept of this attempt. */
  readonly intent: PaymentIntent | null;
  /** When that was, in milliseconds since 1970. */
  readonly now: number;
  /** From what it was entered. */
  readonly start: AttemptStart;
  /** WeChat's code with which the person came back. */
  readonly code: string | null;
  /** The present step of ordering or of the way of paying, for the view alone. */
  readonly channelStep: string | null;
  readonly outcome: PaymentOutcome | null;
  readonly other: KeptIntent | null;
  /** Why the last answer of the person had no effect. */
  readonly note: string | null;
}

const nothing = {
  asked: null,
  intent: null,
  now: 0,
  code: null,
  channelStep: null,
  outcome: null,
  other: null,
  note: null,
} as const;

const thingOf = (start: AttemptStart): PaidThing => {
  if (start.kind === 'check') return start.thing;
  if (start.kind !== 'new') {
    const { orderNo, goodsName, amount } = start.intent;
    return { orderNo, goodsName, amount };
  }
  const { asked } = start;
  return {
    orderNo: asked.kind === 'order' ? asked.orderNo : null,
    goodsName: asked.goodsName,
    amount: asked.amount,
  };
};

/** What an attempt knows when it is entered. */
export const attemptContext = ({ means, userId, start }: AttemptInput): AttemptContext => ({
  ...nothing,
  means,
  userId,
  start,
  thing: thingOf(start),
  ...(start.kind === 'new' ? { asked: start.asked } : {}),
  ...('intent' in start ? { intent: start.intent, now: start.now } : {}),
  ...(start.kind === 'returned' ? { code: start.code } : {}),
});

/** What of the intent outlives the attempt: all of it while money may be under way. */
export const keptIntent = ({ intent, now, outcome }: AttemptContext): KeptIntent | null =>
  intent !== null && outcome !== null && outlives(intent, outcome.cause) ? { intent, now } : null;

/** What an attempt ends with. */
export const attemptEnd = (context: AttemptContext): AttemptEnd => ({
  outcome: context.outcome ?? paymentOutcome('checkUnanswered'),
  thing: context.thing,
  other: context.other,
  kept: keptIntent(context),
});
