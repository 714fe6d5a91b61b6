import { flatMap, tryCatch, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Decoder, Errors } from 'io-ts';

/** Decodes a JSON text. Left: the errors of the codec; none where the text is not JSON. */
export const decodeJson =
  <A>(codec: Decoder<unknown, A>) =>
  (text: string): Either<Errors, A> =>
    pipe(
      tryCatch(
        (): unknown => JSON.parse(text),
        (): Errors => [],
      ),
      flatMap(codec.decode),
    );
