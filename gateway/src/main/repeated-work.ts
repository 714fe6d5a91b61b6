import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';

export interface RepeatedWork {
  readonly work: () => Promise<unknown>;
  readonly everyMs: number;
  /** Whether it is done at once as well, not a minute from now only. */
  readonly atOnce?: boolean;
  /** What the log says when it fails. */
  readonly failed: string;
}

const firstMs = 60_000;

/**
 * Does something a minute from now or at once, then again and again. What falls due while it is still being done is done once
 * more when it has ended, not many times at once. The answer ends it, and waits for what is under way.
 */
export const repeatedly = (
  { work, everyMs, atOnce = false, failed }: RepeatedWork,
  clock: Clock,
  log: Log,
): (() => Promise<void>) => {
  let cancel = (): void => undefined;
  let current: Promise<void> | null = null;
  let due = false;
  let ended = false;

  const done = async (): Promise<void> => {
    for (due = true; due && !ended;) {
      due = false;
      await work().catch((error: unknown) => log.problem(failed, error));
    }
    current = null;
  };
  const ring = (): void => {
    cancel = clock.after(everyMs, ring);
    due = true;
    current ??= done();
  };
  if (atOnce) ring();
  else cancel = clock.after(firstMs, ring);
  return async () => {
    ended = true;
    cancel();
    await current;
  };
};
