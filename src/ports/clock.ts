import type { IO } from 'fp-ts/IO';

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: IO<number>;
}
