import type { Either } from 'fp-ts/Either';
import type { PaymentMeans } from '../../../domain/payment/channel';
import type { PaymentIntent } from '../../../domain/payment/intent';
import type { PaymentOutcome } from '../../../domain/payment/outcome';
import type { StorageFailure } from '../../../domain/session/storage-failure';

/** An intent as it was kept last, and when: milliseconds since 1970. */
export interface KeptIntent {
  readonly intent: PaymentIntent;
  readonly now: number;
}
export type Keeping = Either<StorageFailure, KeptIntent>;

/** An order to be paid by one of the ways. */
export interface ChannelInput {
  readonly intent: PaymentIntent;
  readonly orderNo: string;
  readonly means: PaymentMeans;
  /** WeChat's code with which the person came back; null when there is none. */
  readonly code: string | null;
}

/** How a way of paying ended: the page was left, the gateway must be asked, or it failed. */
export type ChannelEnd =
  | ({ readonly kind: 'left' } & KeptIntent)
  | ({ readonly kind: 'toCheck' } & KeptIntent)
  | { readonly kind: 'ended'; readonly outcome: PaymentOutcome };
