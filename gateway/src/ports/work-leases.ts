/** Who does work that one instance does at a time. */
export interface WorkLeases {
  /**
   * Takes or keeps the lease of this work until `ms` from now. Returns its fence, which rises when another instance
   * takes it; null where another one has it.
   */
  readonly take: (name: string, ms: number) => Promise<number | null>;
  /** Lets others take it at once. */
  readonly release: (name: string) => Promise<void>;
}
