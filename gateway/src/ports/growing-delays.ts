import type { DelayRule } from '../domain/limit/growing-delay';

type DelayVerdict =
  /** `failures` counts this try, until it is cleared. */
  | { readonly admitted: true; readonly failures: number }
  /** `freeAt`: milliseconds since 1970. */
  | { readonly admitted: false; readonly freeAt: number };

/** Failures by key and the time that one waits for them, shared by all instances. */
export interface GrowingDelays {
  /** From when on a try is looked at again; null when it is now. Counts nothing. */
  readonly waitsUntil: (key: string) => Promise<number | null>;
  /** Counts a try as a failure before it is looked at, unless it has to wait; atomic, also when many come at once. */
  readonly admit: (key: string, rule: DelayRule) => Promise<DelayVerdict>;
  /** Takes back the try that was admitted last, for one that was not looked at. */
  readonly giveBack: (key: string) => Promise<void>;
  /** Forgets the key, after a try that was none. */
  readonly clear: (key: string) => Promise<void>;
}
