/** Time as the gateway sees it; milliseconds since 1970. Tests move it by hand. */
export interface Clock {
  /** The moment now, in milliseconds since 1970. */
  readonly now: () => number;
  /** Runs `task` once, `delayMs` from now; the answer cancels it. A pending timer never keeps the process alive. */
  readonly after: (delayMs: number, task: () => void) => () => void;
}
