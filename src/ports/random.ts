import type { IO } from 'fp-ts/IO';

/** Randomness from a cryptographic source. */
export interface Random {
  /** 32 lower-case hexadecimal characters (GAT-03). */
  readonly hex32: IO<string>;
  readonly uuid: IO<string>;
  /** 0 ≤ x < 1. */
  readonly fraction: IO<number>;
}
