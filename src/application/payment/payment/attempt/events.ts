import type { Fen } from '../../../../../contract/values/fen';
import type { PaymentAsk } from '../../../../domain/payment/ask';
import type { PaymentMeans } from '../../../../domain/payment/channel';
import type { PaymentOutcome } from '../../../../domain/payment/outcome';
import type { Recovered } from '../../../../domain/payment/recover-intent';
import type { KeptIntent } from '../channel-end';
import type { PaidThing } from '../status';

/** An order of which the result is asked for once more. */
export interface CheckedThing extends PaidThing {
  readonly orderNo: string;
  readonly goodsName: string;
  readonly amount: Fen;
}

/** From what an attempt is entered. */
export type AttemptStart =
  | { readonly kind: 'new'; readonly asked: PaymentAsk }
  /** An intent that the device kept: the person is asked first. */
  | ({ readonly kind: 'resume' } & KeptIntent)
  /** The person came back with WeChat's code: the payment goes on. */
  | ({ readonly kind: 'returned'; readonly code: string } & KeptIntent)
  /** An intent that the device kept is gone on with, as the person said. */
  | ({ readonly kind: 'goOn' } & KeptIntent)
  | ({ readonly kind: 'giveUp' } & KeptIntent)
  | { readonly kind: 'check'; readonly thing: CheckedThing };

export interface AttemptInput {
  readonly means: PaymentMeans;
  readonly userId: string;
  readonly start: AttemptStart;
}

export type AttemptEvent =
  | { readonly type: 'payment.confirmed' }
  | { readonly type: 'payment.again' }
  | { readonly type: 'payment.givenUp' }
  /** No other tab pays; the lock is held until the attempt waits or ends. */
  | { readonly type: 'lock.taken' }
  | { readonly type: 'lock.busy' }
  /** Another tab has taken it over. */
  | { readonly type: 'lock.lost' };

/** What the device keeps, looked at under the lock. Times in milliseconds since 1970. */
export interface IntentReading {
  readonly recovered: Recovered;
  readonly now: number;
}

/** How an attempt ended. */
export interface AttemptEnd {
  readonly outcome: PaymentOutcome;
  readonly thing: PaidThing;
  /** The intent that blocked the payment; null without one. */
  readonly other: KeptIntent | null;
  /** The attempt's own intent, where the device goes on keeping it; null when it is ended. */
  readonly kept: KeptIntent | null;
}
