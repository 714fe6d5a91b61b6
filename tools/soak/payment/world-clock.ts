import { SimulatedClock } from 'xstate';
import type { Clock } from '../../../gateway/src/ports/clock';

/** One time for the gateway, the machines of the client and its ports; it moves only when it is moved. */
export interface WorldClock extends Clock {
  /** What the machines' delays run on. */
  readonly timers: SimulatedClock;
  readonly move: (ms: number) => void;
}

export const worldClock = (start: number): WorldClock => {
  let now = start;
  const timers = new SimulatedClock();
  const waiting = new Set<{ readonly at: number; readonly task: () => void }>();
  const due = (until: number) => [...waiting].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    timers,
    now: () => now,
    after: (delayMs, task) => {
      const timer = { at: now + delayMs, task };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
    move: (ms) => {
      const end = now + ms;
      for (let next = due(end); next !== undefined; next = due(end)) {
        waiting.delete(next);
        now = Math.max(now, next.at);
        next.task();
      }
      now = end;
      timers.increment(ms);
    },
  };
};
