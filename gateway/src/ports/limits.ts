/** At most `max` attempts in a window of `windowMs`, which starts with the first one. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

type LimitVerdict =
  | { readonly allowed: true }
  /** `retryAt`: milliseconds since 1970. */
  | { readonly allowed: false; readonly retryAt: number };

/** Counters by key (an account, an address), shared by all instances. */
export interface Limits {
  /** Counts one attempt and says whether it is within the limit; atomic, also when many come at once. */
  readonly take: (key: string, limit: Limit) => Promise<LimitVerdict>;
  /** Takes one attempt back, for what turned out not to be one. */
  readonly giveBack: (key: string) => Promise<void>;
  /** Forgets the key. */
  readonly clear: (key: string) => Promise<void>;
}
