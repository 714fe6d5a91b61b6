import type { Clock } from '../../ports/clock';
import { keepRequest } from '../request-id/request-scope';

/** More tasks wait than may. */
export class LineFull extends Error {}

export interface LineBounds {
  /** So many tasks run at a time. */
  readonly atOnce: number;
  /** So many wait under one name, such as an address. */
  readonly waitingPerName: number;
  readonly waiting: number;
  /** A task that runs longer makes room for the next, in milliseconds. */
  readonly longestMs: number;
}

export interface FairLine {
  /**
   * Runs a task when its turn comes: names take turns, and the tasks of one name keep their order. A task that goes first
   * does not wait.
   * @throws LineFull
   */
  readonly run: <A>(name: string, task: () => Promise<A>, goesFirst?: boolean) => Promise<A>;
}

/** Bounded work, shared fairly: one name that asks for much delays another by one task at most for each place. */
export const fairLine = (
  clock: Pick<Clock, 'after'>,
  { atOnce, waitingPerName, waiting, longestMs }: LineBounds,
): FairLine => {
  /** The name whose turn is next is first. */
  const queues = new Map<string, (() => void)[]>();
  let running = 0;
  let inLine = 0;

  const next = (): void => {
    const [turn] = queues;
    if (turn === undefined || running >= atOnce) return;
    const [name, queue] = turn;
    const begin = queue.shift();
    queues.delete(name);
    if (queue.length > 0) queues.set(name, queue);
    inLine -= 1;
    begin?.();
  };

  const started = <A>(task: () => Promise<A>): Promise<A> => {
    running += 1;
    let isOver = false;
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      cancel();
      running -= 1;
      next();
    };
    const cancel = clock.after(longestMs, over);
    return task().finally(over);
  };

  return {
    run: (name, task, goesFirst = false) => {
      if (goesFirst || (running < atOnce && inLine === 0)) return started(task);
      const queue = queues.get(name) ?? [];
      if (queue.length >= waitingPerName || inLine >= waiting) return Promise.reject(new LineFull());
      queues.set(name, queue);
      inLine += 1;
      return new Promise((resolve, reject) => {
        queue.push(keepRequest(() => void started(task).then(resolve, reject)));
      });
    },
  };
};
