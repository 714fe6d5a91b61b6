import { StorageUnavailable } from '../../../ports/storage-fault';

/** Runs one piece of work after the other. */
export type ConflictLine = <A>(work: () => Promise<A>) => Promise<A>;

const mostWaiting = 500;
const longestWaitMs = 8_000;

/**
 * The line of transactions that gave way: they want the same rows, and one after the other each succeeds at once. The
 * line is this process's; the pause before each run keeps the lines of two instances apart.
 */
export const conflictLine = (): ConflictLine => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= mostWaiting)
      return Promise.reject(new StorageUnavailable('Too many wait for the same rows.'));
    waiting += 1;
    const until = performance.now() + longestWaitMs;
    const turn = last.then(() => {
      waiting -= 1;
      if (performance.now() > until) throw new StorageUnavailable('Waited too long for the same rows.');
      return work();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
};
