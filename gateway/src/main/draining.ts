import type { Readiness } from '../ports/readiness';

/** Ends what lasts, spread over a time in milliseconds. */
export type Drain = (withinMs: number) => Promise<void>;

export interface Draining extends Readiness {
  /** Adds what is ended slowly. */
  readonly add: (drain: Drain) => void;
  /** Takes no new traffic from now on, and ends what lasts within `ms`. */
  readonly begin: (ms: number) => Promise<void>;
}

/** The readiness of an instance, and its slow end before the quick one. */
export const draining = (delay: () => string | null): Draining => {
  const drains: Drain[] = [];
  let hasBegun = false;
  return {
    refusal: () => (hasBegun ? '本实例正在停止' : null),
    delay,
    add: (drain) => void drains.push(drain),
    begin: async (ms) => {
      hasBegun = true;
      if (ms > 0) await Promise.all(drains.map((drain) => drain(ms)));
    },
  };
};
