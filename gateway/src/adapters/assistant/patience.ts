import type { Clock } from '../../ports/clock';

/** How long is waited, in milliseconds: for the next sign of life, the first one too, and for all of it. */
export interface Waits {
  readonly silenceMs: number;
  readonly wholeMs: number;
}

/** Ends what waits too long: for the next sign of life, and in all. */
export const patience = (clock: Clock, { silenceMs, wholeMs }: Waits, signal: AbortSignal) => {
  const ending = new AbortController();
  let isLate = false;
  const end = (): void => ending.abort();
  const giveUp = (): void => {
    isLate = true;
    end();
  };
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  const cancelWhole = clock.after(wholeMs, giveUp);
  let cancelSilence = clock.after(silenceMs, giveUp);
  return {
    /** Aborted by the caller, or when it took too long. */
    signal: ending.signal,
    /** Whether it was given up because it took too long. */
    isLate: (): boolean => isLate,
    /** Data arrived: the timeout starts again. */
    heard: (): void => {
      cancelSilence();
      cancelSilence = clock.after(silenceMs, giveUp);
    },
    over: (): void => {
      cancelWhole();
      cancelSilence();
      signal.removeEventListener('abort', end);
    },
  };
};
