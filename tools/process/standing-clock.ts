import type { Clock } from '../../gateway/src/ports/clock';

/** A clock that stands at `now`: no time passes, and nothing that waits for it ever comes. */
export const standingAt = (now: number): Clock => ({ now: () => now, after: () => () => undefined });
