import type { Delay } from '../delay';

/** Waits by a timer. */
export const timerDelay: Delay = (milliseconds, signal) =>
  new Promise((over) => {
    if (signal?.aborted === true) {
      over();
      return;
    }
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      over();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
