import type { IO } from 'fp-ts/IO';
import type { ServerStamp } from '../domain/time/server-time';

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: IO<number>;
}

/** The clock that learns the server's time from what the server sends (CLK-01). */
export interface ServerTime {
  /** Milliseconds of a clock that no one can set; stamps are measured by it. */
  readonly steady: IO<number>;
  /** @param stamp null for an answer without a time */
  readonly learn: (stamp: ServerStamp | null) => void;
}

/** Reports that the clock was corrected by a second or more. */
export interface ClockCorrections {
  /** @returns stops listening */
  readonly listen: (hear: () => void) => () => void;
}
