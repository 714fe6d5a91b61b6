/** How much one connection or address may ask for: `burst` at once, `perSecond` in the long run. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

/** The remaining budget, as of a moment in milliseconds since 1970. */
export interface PaceLeft {
  readonly left: number;
  readonly at: number;
}

/** Takes `cost` out; null when there is not so much left. */
export const takePace = (pace: Pace, before: PaceLeft, cost: number, now: number): PaceLeft | null => {
  const gained = (Math.max(0, now - before.at) / 1000) * pace.perSecond;
  const left = Math.min(pace.burst, before.left + gained) - cost;
  return left < 0 ? null : { left, at: now };
};
