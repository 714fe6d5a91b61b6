import type { Clock } from '../../ports/clock';

/** Ends what waits too long: for the next sign of life, and in all. */
export const patience = (
  clock: Clock,
  { silenceMs, wholeMs }: { readonly silenceMs: number; readonly wholeMs: number },
  signal: AbortSignal,
) => {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  const cancelWhole = clock.after(wholeMs, end);
  let cancelSilence = clock.after(silenceMs, end);
  return {
    /** Aborted by the caller, or when it took too long. */
    signal: ending.signal,
    /** Something came: the wait begins anew. */
    heard: (): void => {
      cancelSilence();
      cancelSilence = clock.after(silenceMs, end);
    },
    over: (): void => {
      cancelWhole();
      cancelSilence();
      signal.removeEventListener('abort', end);
    },
  };
};
