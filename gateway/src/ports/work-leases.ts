/** Who does work that one instance does at a time. */
export interface WorkLeases {
  /**
   * Takes or keeps the lease of this work until `ms` from now. Returns its fence, which rises when another instance
   * takes it; null where another one has it.
   */
  readonly take: (name: string, ms: number) => Promise<number | null>;
  /** Lets others take it in so many milliseconds; this instance may take it before. */
  readonly release: (name: string, afterMs: number) => Promise<void>;
  /** Lets others take at once all that this instance has. */
  readonly releaseAll: () => Promise<void>;
}
