import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import { PaymentIntent } from '../../domain/payment/intent';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import { decodeJson } from '../../../contract/codec/decode-json';
import type { PaymentIntents } from '../../ports/payment-intents';

const name = 'hupo.payment-intent';

const decoded = (text: string): E.Either<'damaged', PaymentIntent> =>
  pipe(
    text,
    decodeJson(PaymentIntent),
    E.mapLeft(() => 'damaged' as const),
  );

/** The one intent to pay, in the local storage that all tabs share (PAY-06, PAY-10). */
export class StoredIntents implements PaymentIntents {
  constructor(private readonly storage: KeyValueStorage) {}

  readonly read = (): E.Either<'damaged', PaymentIntent | null> =>
    pipe(
      this.storage.read(name)(),
      O.match((): E.Either<'damaged', PaymentIntent | null> => E.right(null), decoded),
    );

  readonly write = (intent: PaymentIntent) =>
    this.storage.write(name, JSON.stringify(PaymentIntent.encode(intent)));

  readonly clear = (): void => this.storage.remove(name)();
}
