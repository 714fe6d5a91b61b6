import type { Clock } from '../../../gateway/src/ports/clock';

/** What machines let their delays run on. */
export interface Timers {
  readonly setTimeout: (task: () => void, ms: number) => NodeJS.Timeout;
  readonly clearTimeout: (timer: NodeJS.Timeout) => void;
}

export interface FastClock extends Clock {
  readonly timers: Timers;
}

/** Real time that runs `times` faster, for the gateway and for the machines of the client: 1 is real time itself. */
export const fastClock = (times: number): FastClock => {
  const start = Date.now();
  return {
    now: () => Math.round(start + (Date.now() - start) * times),
    after: (delayMs, task) => {
      const timer = setTimeout(task, delayMs / times).unref();
      return () => clearTimeout(timer);
    },
    timers: {
      setTimeout: (task, ms) => setTimeout(task, ms / times),
      clearTimeout: (timer) => clearTimeout(timer),
    },
  };
};
