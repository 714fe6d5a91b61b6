/** Unpredictable values from a cryptographic source; tests may fix them. */
export interface Random {
  /** `length` random bytes. */
  readonly bytes: (length: number) => Uint8Array;
  /** A whole number, 0 ≤ n < `below`, each equally likely. */
  readonly integer: (below: number) => number;
  /** A version 4 UUID. */
  readonly uuid: () => string;
}
