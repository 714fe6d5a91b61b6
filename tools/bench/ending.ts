import process from 'node:process';
import { endWithParent } from '../process/end-with-parent.mjs';

const cleanups = new Set<() => unknown>();

/**
 * Registers what must be ended when the bench is: a browser, a gateway, figures that are not printed yet.
 * @returns takes it back
 */
export const atEnd = (cleanup: () => unknown): (() => void) => {
  cleanups.add(cleanup);
  return () => void cleanups.delete(cleanup);
};

/** Runs the cleanups when the bench ends: by itself, by a signal (a time limit, Ctrl-C), or with its parent. */
export const cleanUpAtEnd = (): void => {
  endWithParent();
  process.once('exit', () => {
    for (const cleanup of cleanups) cleanup();
  });
  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)
    process.once(signal, () => process.exit(code));
};
