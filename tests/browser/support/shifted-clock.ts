import type { Clock } from '../../../gateway/src/ports/clock';

export interface ShiftedClock extends Clock {
  /** Moves time forward by so many milliseconds and rings what falls due on the way, in order. */
  readonly move: (ms: number) => void;
}

interface Timer {
  readonly at: number;
  readonly task: () => void;
  readonly stop: () => void;
}

/** The gateway's clock under a browser: it runs as the browser's own does, and can be moved forward. */
export const shiftedClock = (): ShiftedClock => {
  let shift = 0;
  const timers = new Set<Timer>();
  const now = (): number => Date.now() + shift;

  const wait = (at: number, task: () => void): (() => void) => {
    const ring = setTimeout(
      () => {
        timers.delete(timer);
        task();
      },
      Math.max(0, at - now()),
    ).unref();
    const timer: Timer = { at, task, stop: () => clearTimeout(ring) };
    timers.add(timer);
    return () => {
      timer.stop();
      timers.delete(timer);
    };
  };

  return {
    now,
    after: (delayMs, task) => wait(now() + delayMs, task),
    move: (ms) => {
      shift += ms;
      const waiting = [...timers].sort((one, other) => one.at - other.at);
      timers.clear();
      for (const timer of waiting) timer.stop();
      for (const { at, task } of waiting) if (at > now()) wait(at, task);
      for (const { at, task } of waiting) if (at <= now()) task();
    },
  };
};
