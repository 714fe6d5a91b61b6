import type { Either } from 'fp-ts/Either';
import type { IO } from 'fp-ts/IO';
import type { IOEither } from 'fp-ts/IOEither';
import type { PaymentIntent } from '../domain/payment/intent';
import type { StorageFailure } from '../domain/session/storage-failure';

/** The one intent to pay that this browser knows of; all its tabs see it (PAY-06, PAY-10). */
export interface PaymentIntents {
  /** Null when there is none; `damaged` when what is kept does not decode. */
  readonly read: IO<Either<'damaged', PaymentIntent | null>>;
  readonly write: (intent: PaymentIntent) => IOEither<StorageFailure, void>;
  readonly clear: IO<void>;
}
