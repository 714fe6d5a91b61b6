/** A write under a key of its sender. The same key with anything else given is another write. */
export interface KeyedWrite {
  /** A UUID of the sender's: whoever does not know it cannot repeat the write. */
  readonly key: string;
  /** The call, whose it is, and what was given. */
  readonly given: readonly string[];
}

/** Which writes were done under a key. Of what was given only a hash together with the key is kept. */
export interface AnsweredCalls {
  readonly wasDone: (write: KeyedWrite) => Promise<boolean>;
  /** @param until milliseconds since 1970 */
  readonly noteDone: (write: KeyedWrite, until: number) => Promise<void>;
}
