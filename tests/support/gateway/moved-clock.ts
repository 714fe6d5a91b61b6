import type { Clock } from '../../../gateway/src/ports/clock';

export interface MovedClock extends Clock {
  /** Moves time forward by so many milliseconds and rings what falls due on the way, in order. */
  readonly move: (ms: number) => void;
  /** Moves the time of day alone, as a correction of the machine's clock does: no timer falls due. */
  readonly jump: (ms: number) => void;
  /** How many timers wait. */
  readonly waiting: () => number;
}

/** The gateway's clock in tests: it stands still until it is moved. */
export const movedClock = (start = 1_800_000_000_000): MovedClock => {
  let now = start;
  const timers = new Set<{ at: number; readonly task: () => void }>();
  const due = (until: number) => [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after: (delayMs, task) => {
      const timer = { at: now + delayMs, task };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    move: (ms) => {
      const end = now + ms;
      for (let next = due(end); next !== undefined; next = due(end)) {
        timers.delete(next);
        now = Math.max(now, next.at);
        next.task();
      }
      now = end;
    },
    jump: (ms) => {
      now += ms;
      for (const timer of timers) timer.at += ms;
    },
    waiting: () => timers.size,
  };
};
