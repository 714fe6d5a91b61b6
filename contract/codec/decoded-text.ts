import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Decoder } from 'io-ts';

/** What a text holds as JSON by a codec; none where it is no JSON, or holds something else. */
export const decodedText =
  <A>(codec: Decoder<unknown, A>) =>
  (text: string): O.Option<A> =>
    pipe(
      O.tryCatch((): unknown => JSON.parse(text)),
      O.chain((value) => O.fromEither(codec.decode(value))),
    );
