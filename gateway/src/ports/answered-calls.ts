import type { Either } from 'fp-ts/Either';

/** A write under a key of its sender. */
export interface KeyedWrite {
  /** A UUID of the sender's: only the sender knows it, so no other caller can repeat the write. */
  readonly key: string;
  readonly call: string;
  /** The owner of the key; the same key of another account is another key. */
  readonly whose: string;
  readonly given: readonly string[];
}

/** What a key was used for: nothing yet, the same write, or one with anything else given. */
export type KeyUse = 'unused' | 'same' | 'other';

/** Which writes were done under a key. Of what was given only a hash together with the key is kept. */
export interface AnsweredCalls {
  readonly useOf: (write: KeyedWrite) => Promise<KeyUse>;
  /** Does work that no instance does twice at once for the same key: a second one waits for the first. */
  readonly inTurn: <A>(write: KeyedWrite, work: () => Promise<A>) => Promise<A>;
  /**
   * Does a write that a key is used for the first time. The key is noted in the transaction that stores the write, so
   * that a repeat finds both or neither; where the write succeeds and stores nothing, it is noted afterwards.
   * @param until milliseconds since 1970
   */
  readonly noting: <E, A>(
    write: KeyedWrite,
    until: number,
    work: () => Promise<Either<E, A>>,
  ) => Promise<Either<E, A>>;
  /** Notes again a key whose write was done once more. @param until milliseconds since 1970 */
  readonly noteDone: (write: KeyedWrite, until: number) => Promise<void>;
}
